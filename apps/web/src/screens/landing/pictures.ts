/** The widths that `npm run baselines` paints, in pixels. */
const WIDTHS = [320, 576, 960];

const FILES = import.meta.glob<string>('./pictures/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** A painted picture in its widths, for `<img>`: the browser takes the one that fits its screen. */
export function picture(name: string): { src: string; srcSet: string } {
  const file = (width: number) => FILES[`./pictures/${name}-${width}.avif`]!;
  return { src: file(576), srcSet: WIDTHS.map((width) => `${file(width)} ${width}w`).join(', ') };
}
