/** The widths of the landing page's pictures, in pixels. */
const WIDTHS = [320, 576, 960];

const FILES = import.meta.glob<string>('./pictures/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
});

/**
 * The attributes of an `<img>` for a rendered picture in all its widths, of which the browser loads the one that fits.
 */
export function picture(name: string): { src: string; srcSet: string } {
  const file = (width: number) => FILES[`./pictures/${name}-${width}.avif`]!;
  return { src: file(576), srcSet: WIDTHS.map((width) => `${file(width)} ${width}w`).join(', ') };
}
