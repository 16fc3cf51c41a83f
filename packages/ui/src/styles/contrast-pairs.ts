import type { Oklch } from './contrast';
import { parseTokens, type Token } from './parse-tokens';

const TEXT_CONTRAST = 4.5;
const EDGE_CONTRAST = 3;

/**
 * All colour pairs in use: foreground, backgrounds, and the contrast that WCAG 2 requires (4.5 for text, 3 for edges).
 */
export const CONTRAST_PAIRS: readonly (readonly [need: number, ink: string, grounds: readonly string[]])[] = [
  [TEXT_CONTRAST, 'ink', ['surface', 'surface-raised', 'surface-sunken', 'surface-hover', 'accent-soft']],
  [
    TEXT_CONTRAST,
    'ink-muted',
    ['surface', 'surface-raised', 'surface-sunken', 'surface-hover', 'accent-soft'],
  ],
  [TEXT_CONTRAST, 'ink-faint', ['surface', 'surface-raised', 'surface-sunken']],
  [TEXT_CONTRAST, 'surface', ['ink']],
  [TEXT_CONTRAST, 'on-accent', ['accent', 'accent-hover', 'accent-2']],
  [TEXT_CONTRAST, 'accent-ink', ['surface', 'surface-raised', 'surface-sunken', 'accent-soft']],
  [TEXT_CONTRAST, 'accent-2-ink', ['surface']],
  [TEXT_CONTRAST, 'on-danger', ['danger', 'danger-hover']],
  [TEXT_CONTRAST, 'danger-ink', ['surface-raised', 'surface-hover', 'danger-soft']],
  [TEXT_CONTRAST, 'danger-on-light', ['on-danger']],
  [TEXT_CONTRAST, 'success', ['surface-raised', 'success-soft']],
  [TEXT_CONTRAST, 'warning', ['surface-raised', 'warning-soft']],
  [TEXT_CONTRAST, 'media-ink', ['on-media', 'on-media-muted']],
  [EDGE_CONTRAST, 'danger', ['surface']],
  [EDGE_CONTRAST, 'line-strong', ['surface', 'surface-raised', 'surface-sunken']],
  [EDGE_CONTRAST, 'focus', ['surface', 'surface-raised', 'surface-sunken']],
  [EDGE_CONTRAST, 'accent-line', ['surface-raised', 'surface-sunken', 'accent-soft']],
  [EDGE_CONTRAST, 'accent', ['surface-raised']],
];

export const THEME_NAMES = ['light', 'dark'] as const;

/** The opaque colours of each theme in tokens.css, by token name. */
export function readThemes(css: string): Record<(typeof THEME_NAMES)[number], Map<string, Oklch>> {
  const { shared, light, dark } = parseTokens(css);
  return { light: coloursOf([...shared, ...light]), dark: coloursOf([...shared, ...dark]) };
}

const coloursOf = (tokens: readonly Token[]) =>
  new Map(
    tokens.flatMap(({ name, value }) => {
      const [, ...numbers] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(value) ?? [];
      const [lightness, chroma = 0, hue = 0] = numbers.map(Number);
      return lightness === undefined ? [] : [[name, [lightness, chroma, hue] as const] as const];
    }),
  );
