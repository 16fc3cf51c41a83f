import { tokens } from '../foundations/tokens';

type Hex = `#${string}`;

/** The fonts of a family that needs no network, before those of the reader's script. None: the library's own. */
interface Family {
  label: string;
  fonts: string;
  generic: 'sans-serif' | 'serif';
}

interface Step {
  label: string;
  /** By which the library's own measures are multiplied. */
  factor: number;
}

export const RADII = {
  square: { label: 'Square', factor: 0 },
  small: { label: 'Small', factor: 0.5 },
  normal: { label: 'Normal', factor: 1 },
  round: { label: 'Round', factor: 1.5 },
} satisfies Record<string, Step>;

/** Below 0.92 a target for touch would be under 40 px. */
export const DENSITIES = {
  dense: { label: 'Dense', factor: 0.92 },
  normal: { label: 'Normal', factor: 1 },
  roomy: { label: 'Roomy', factor: 1.08 },
} satisfies Record<string, Step>;

export const FAMILIES = {
  geist: { label: 'Geist', fonts: '', generic: 'sans-serif' },
  system: { label: 'System', fonts: "system-ui, -apple-system, 'Segoe UI', Roboto", generic: 'sans-serif' },
  humanist: {
    label: 'Humanist',
    fonts: "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, 'DejaVu Sans'",
    generic: 'sans-serif',
  },
  serif: {
    label: 'Serif',
    fonts: "Charter, 'Bitstream Charter', 'Sitka Text', Cambria, Georgia, 'DejaVu Serif'",
    generic: 'serif',
  },
} satisfies Record<string, Family>;

export const SCALES = {
  small: { label: 'Small', factor: 0.95 },
  normal: { label: 'Normal', factor: 1 },
  large: { label: 'Large', factor: 1.08 },
} satisfies Record<string, Step>;

/** All that "Make it yours" chooses; the rest is derived. */
export interface Theme {
  brand: Hex;
  /** The other end of the gradient: derived from the brand colour, none, or a colour of its own. */
  second: 'auto' | 'none' | Hex;
  radius: keyof typeof RADII;
  density: keyof typeof DENSITIES;
  family: keyof typeof FAMILIES;
  scale: keyof typeof SCALES;
}

export const DEFAULT_THEME: Theme = {
  brand: '#6636f1',
  second: 'auto',
  radius: 'normal',
  density: 'normal',
  family: 'geist',
  scale: 'normal',
};

/** A brand that differs from the library's own in every choice: teal, one hue, square and dense. */
export const PRINT_SHOP: Theme = {
  brand: '#00797a',
  second: 'none',
  radius: 'square',
  density: 'dense',
  family: 'serif',
  scale: 'small',
};

export const isHex = (value: unknown): value is Hex =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

/** A choice from an address, which anyone may have written: what is not a choice is the default. */
export function readTheme(given: Readonly<Record<string, unknown>>): Theme {
  const oneOf = <Key extends string>(options: Record<Key, unknown>, value: unknown, otherwise: Key): Key =>
    typeof value === 'string' && Object.hasOwn(options, value) ? (value as Key) : otherwise;
  const { brand, second } = given;
  return {
    brand: isHex(brand) ? brand : DEFAULT_THEME.brand,
    second: isHex(second) || second === 'none' ? second : 'auto',
    radius: oneOf(RADII, given['radius'], 'normal'),
    density: oneOf(DENSITIES, given['density'], 'normal'),
    family: oneOf(FAMILIES, given['family'], 'geist'),
    scale: oneOf(SCALES, given['scale'], 'normal'),
  };
}

/** The choice in the notation of Storybook's `args`, without what is the default. */
export const writeTheme = (theme: Theme): string =>
  Object.entries(theme)
    .filter(([key, value]) => value !== DEFAULT_THEME[key as keyof Theme])
    .map(([key, value]) => `${key}:${isHex(value) ? `!hex(${value.slice(1)})` : value}`)
    .join(';');

type Declarations = Record<string, string>;

export const brandColours = ({ brand, second }: Theme): Declarations => ({
  '--ui-brand': brand,
  ...(second !== 'auto' && { '--ui-brand-2': second === 'none' ? 'var(--ui-brand)' : second }),
});

export function changedTokens({ radius, density, family, scale }: Theme): Declarations {
  const { fonts, generic }: Family = FAMILIES[family];
  return {
    ...multiplied(tokens.spacing, DENSITIES[density].factor),
    ...multiplied(
      tokens.radii.filter(({ name }) => name !== 'radius-full'),
      RADII[radius].factor,
    ),
    ...(fonts && { '--ui-font-sans': `${fonts}, ${generic}` }),
    ...multiplied(tokens.sizes, SCALES[scale].factor),
  };
}

const LENGTH = /[\d.]+(?=px|rem|vw|cqi)/g;

const multiplied = (list: readonly { name: string; value: string }[], factor: number): Declarations =>
  factor === 1
    ? {}
    : Object.fromEntries(
        list.map(({ name, value }) => [
          `--ui-${name}`,
          value.replace(LENGTH, (length) => String(Number((Number(length) * factor).toFixed(4)))),
        ]),
      );
