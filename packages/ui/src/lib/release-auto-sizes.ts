/**
 * The ref of a picture whose `sizes` may begin with `auto`. Chromium 156 keeps such a picture in memory after its removal,
 * with the tree that it was in, unless `auto` is gone by then.
 */
export const releaseAutoSizes = (picture: HTMLImageElement) => () => {
  picture.sizes = picture.sizes.replace(/auto,? ?/, '');
};
