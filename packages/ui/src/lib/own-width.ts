/**
 * `sizes` of a picture that loads lazily: its own width, as the browser lays it out. Browsers without `auto` skip it
 * (https://html.spec.whatwg.org/multipage/images.html#sizes-attributes).
 * @param sizes for those browsers
 */
export const ownWidth = (sizes?: string): string => (sizes ? `auto, ${sizes}` : 'auto');
