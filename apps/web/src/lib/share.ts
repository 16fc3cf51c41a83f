/** The address that opens a share window of one of the networks, with everything in it encoded. */
export const shareLinks = {
  facebook: (media: string) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(media)}`,
  x: (media: string, text: string) =>
    `https://twitter.com/intent/tweet?url=${encodeURIComponent(media)}&text=${encodeURIComponent(text.toWellFormed())}`,
};

/** Opens another site in a window that knows nothing of this one. */
export function openExternal(address: string) {
  window.open(address, '_blank', 'noopener,noreferrer');
}

/** An address as others can follow it. */
export const absoluteUrl = (address: string): string => new URL(address, location.href).href;
