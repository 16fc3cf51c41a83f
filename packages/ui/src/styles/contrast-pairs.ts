import { readColours, type Oklch } from './contrast';

const TEXT = 4.5;
const EDGE = 3;

/**
 * All colour pairs in use: foreground, backgrounds, and the contrast that WCAG 2 requires (4.5 for text, 3 for edges).
 */
export const CONTRAST_PAIRS: readonly (readonly [need: number, ink: string, grounds: readonly string[]])[] = [
  [TEXT, 'ink', ['surface', 'surface-raised', 'surface-sunken', 'surface-hover', 'accent-soft']],
  [TEXT, 'ink-muted', ['surface', 'surface-raised', 'surface-sunken', 'surface-hover', 'accent-soft']],
  [TEXT, 'ink-faint', ['surface', 'surface-raised', 'surface-sunken']],
  [TEXT, 'surface', ['ink']],
  [TEXT, 'on-accent', ['accent', 'accent-hover', 'accent-2']],
  [TEXT, 'accent-ink', ['surface', 'surface-raised', 'surface-sunken', 'accent-soft']],
  [TEXT, 'accent-2-ink', ['surface']],
  [TEXT, 'on-danger', ['danger', 'danger-hover']],
  [TEXT, 'danger-ink', ['surface-raised', 'surface-hover', 'danger-soft']],
  [TEXT, 'danger-on-light', ['on-danger']],
  [TEXT, 'success', ['surface-raised', 'success-soft']],
  [TEXT, 'warning', ['surface-raised', 'warning-soft']],
  [TEXT, 'media-ink', ['on-media', 'on-media-muted']],
  [EDGE, 'danger', ['surface']],
  [EDGE, 'line-strong', ['surface', 'surface-raised', 'surface-sunken']],
  [EDGE, 'focus', ['surface', 'surface-raised', 'surface-sunken']],
  [EDGE, 'accent-line', ['surface-raised', 'surface-sunken', 'accent-soft']],
  [EDGE, 'accent', ['surface-raised']],
];

export const THEME_NAMES = ['light', 'dark'] as const;

/** The colours of each theme in tokens.css, by token name. */
export function readThemes(css: string): Record<(typeof THEME_NAMES)[number], Map<string, Oklch>> {
  const shared = readColours(css, /^:root \{([\s\S]*?)\n\}/m);
  return {
    light: new Map([...shared, ...readColours(css, /^:root,\n\.light \{([\s\S]*?)\n\}/m)]),
    dark: new Map([...shared, ...readColours(css, /^ *\.dark \{([\s\S]*?)\n *\}/m)]),
  };
}
