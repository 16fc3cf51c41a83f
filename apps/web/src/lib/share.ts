/** A lone surrogate cannot be encoded; it becomes a replacement character. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

export const shareLinks = {
  facebook: (media: string) => `https://www.facebook.com/sharer/sharer.php?u=${encode(media)}`,
  x: (media: string, text: string) =>
    `https://twitter.com/intent/tweet?url=${encode(media)}&text=${encode(text)}`,
};

/** Opens another site in a window without access to this one, and without a referrer. */
export function openExternal(address: string) {
  window.open(address, '_blank', 'noopener,noreferrer');
}

export const absoluteUrl = (address: string): string => new URL(address, location.href).href;
