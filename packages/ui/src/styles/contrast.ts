/** Lightness 0 to 1, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

type Linear = readonly [red: number, green: number, blue: number];

/** Converts Oklch to linear sRGB, with Oklab's published matrices. */
function toLinear([lightness, chroma, hue]: Oklch): Linear {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const GAMUT_TOLERANCE = 0.002;

/** Whether the colour is in the sRGB gamut, so that every screen shows it as it is written. */
export function isInSrgb(colour: Oklch): boolean {
  return toLinear(colour).every((light) => light >= -GAMUT_TOLERANCE && light <= 1 + GAMUT_TOLERANCE);
}

/** One linear channel as sRGB, clipped, from 0 to 255. */
function toByte(light: number): number {
  const clipped = Math.min(1, Math.max(0, light));
  const encoded = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255);
}

/** The colour as `#rrggbb`. */
export function toHex(colour: Oklch): string {
  const channels = toLinear(colour).map((light) => toByte(light).toString(16).padStart(2, '0'));
  return `#${channels.join('')}`;
}

/** One linear channel as a screen shows it: clipped, and rounded to eight bits. */
function displayedChannel(light: number): number {
  const rounded = toByte(light) / 255;
  return rounded <= 0.04045 ? rounded / 12.92 : ((rounded + 0.055) / 1.055) ** 2.4;
}

function luminance(colour: Oklch): number {
  const [red, green, blue] = toLinear(colour);
  return 0.2126 * displayedChannel(red) + 0.7152 * displayedChannel(green) + 0.0722 * displayedChannel(blue);
}

/** Contrast of two opaque colours as WCAG 2 defines it, from 1 to 21. */
export function contrast(one: Oklch, other: Oklch): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
