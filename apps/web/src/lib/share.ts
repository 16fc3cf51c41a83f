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

/**
 * The absolute address by which others can open media or a page. `data:` and `blob:` have none: the first is the file
 * itself, the second exists in this page only.
 */
export function linkOf(address: string): string | undefined {
  if (!URL.canParse(address, location.href)) return undefined;
  const { protocol, href } = new URL(address, location.href);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}
