/** Half a surrogate pair cannot be encoded; it becomes a replacement character. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

/** The address that opens a share window of one of the networks, with everything in it encoded. */
export const shareLinks = {
  facebook: (media: string) => `https://www.facebook.com/sharer/sharer.php?u=${encode(media)}`,
  x: (media: string, text: string) =>
    `https://twitter.com/intent/tweet?url=${encode(media)}&text=${encode(text)}`,
};

/** Opens another site in a window that knows nothing of this one. */
export function openExternal(address: string) {
  window.open(address, '_blank', 'noopener,noreferrer');
}

/** An address as others can follow it. */
export const absoluteUrl = (address: string): string => new URL(address, location.href).href;
