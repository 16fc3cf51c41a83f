import { clamp, lerp } from './numbers';

export type Rgb = readonly [red: number, green: number, blue: number];

/** `#rrggbb`, or red, green and blue from 0 to 255. */
export type Colour = string | Rgb;

export function rgb(colour: Colour): Rgb {
  if (typeof colour !== 'string') return colour;
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export function css(colour: Colour, opacity = 1): string {
  const [red, green, blue] = rgb(colour);
  return `rgba(${Math.trunc(red)},${Math.trunc(green)},${Math.trunc(blue)},${opacity})`;
}

/** Mixes two colours in squared values, close to linear light: red and green give yellow instead of brown. */
export function mix(from: Colour, to: Colour, share: number): Rgb {
  const a = rgb(from);
  const b = rgb(to);
  const blend = (one: number, other: number) => Math.sqrt(lerp(one * one, other * other, share));
  return [blend(a[0], b[0]), blend(a[1], b[1]), blend(a[2], b[2])];
}

/** Converts a colour to linear light, for ray-traced pictures. */
export function light(colour: Colour, strength = 1): Rgb {
  const [red, green, blue] = rgb(colour);
  const linear = (value: number) => Math.pow(value / 255, 2.2) * strength;
  return [linear(red), linear(green), linear(blue)];
}

/** Tone-maps an amount of linear light to 0 to 255; highlights are compressed. */
export function film(amount: number): number {
  const x = Math.max(0, amount);
  return Math.pow(clamp((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14)), 1 / 2.2) * 255;
}
