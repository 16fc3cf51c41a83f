import { contrast, type Oklch } from '../../packages/ui/src/styles/contrast';
import { CONTRAST_PAIRS, THEME_NAMES } from '../../packages/ui/src/styles/contrast-pairs';
import { tokens, variable } from '../foundations/tokens';
import { brandColours, type Theme } from './theme';

type ThemeName = (typeof THEME_NAMES)[number];

export interface MeasuredPair {
  theme: ThemeName;
  ink: string;
  ground: string;
  need: number;
  ratio: number;
}

const ACCENTS = tokens.colours.map(({ name }) => name).filter((name) => /^(accent|focus)/.test(name));

/** Reads computed colours in one theme with the colours of a brand. The page has brand.css. */
function inBrand<Value>(
  brand: Theme,
  theme: ThemeName,
  read: (colourOf: (token: string) => Oklch) => Value,
): Value {
  const element = document.body.appendChild(document.createElement('div'));
  element.className = theme;
  for (const [name, value] of Object.entries(brandColours(brand))) element.style.setProperty(name, value);
  const known = new Map<string, Oklch>();
  try {
    return read((token) => {
      const colour = known.get(token) ?? computed(element, token);
      known.set(token, colour);
      return colour;
    });
  } finally {
    element.remove();
  }
}

function computed(element: HTMLElement, token: string): Oklch {
  element.style.color = variable(token);
  const [lightness = 0, chroma = 0, hue = 0] = getComputedStyle(element)
    .color.slice('oklch('.length, -1)
    .split(' ')
    .map((part) => Number(part) || 0);
  return [lightness, chroma, hue];
}

export const measurePairs = (brand: Theme): MeasuredPair[] =>
  THEME_NAMES.flatMap((theme) =>
    inBrand(brand, theme, (colourOf) =>
      CONTRAST_PAIRS.flatMap(([need, ink, grounds]) =>
        grounds.map((ground) => ({
          theme,
          ink,
          ground,
          need,
          ratio: contrast(colourOf(ink), colourOf(ground)),
        })),
      ),
    ),
  );

export const isOfBrand = ({ ink, ground }: MeasuredPair) =>
  [ink, ground].some((name) => ACCENTS.includes(name));

/** The pair that is closest to the contrast it needs, or furthest below it. */
export const lowestPair = (pairs: MeasuredPair[]): MeasuredPair | undefined =>
  pairs.toSorted((a, b) => a.ratio / a.need - b.ratio / b.need)[0];

/** The accents of a theme as custom properties, for tools that cannot compute them. */
export const accentsOf = (brand: Theme, theme: ThemeName): Record<string, string> =>
  inBrand(brand, theme, (colourOf) =>
    Object.fromEntries(
      ACCENTS.map((token) => [
        `--ui-${token}`,
        `oklch(${colourOf(token)
          .map((part) => Number(part.toFixed(4)))
          .join(' ')})`,
      ]),
    ),
  );
