import type { Meta, StoryObj } from '@storybook/react-vite';
import { constantFrom, integer, oneof, record, sample, type Arbitrary } from 'fast-check';
import { useArgs } from 'storybook/preview-api';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import librarySheet from '../../packages/ui/src/styles/styles.css?inline';
import { exportedFiles } from './exports';
import { measurePairs } from './measure';
import { MakeItYours } from './page';
import {
  DEFAULT_THEME,
  DENSITIES,
  FAMILIES,
  PRINT_SHOP,
  RADII,
  readTheme,
  SCALES,
  writeTheme,
  type Theme,
} from './theme';
import { themeCss } from './theme-css';

const oneOf = (options: object) => ({ control: 'select', options: Object.keys(options) }) as const;

const meta = {
  title: 'Make it yours',
  tags: ['!autodocs'],
  args: DEFAULT_THEME,
  argTypes: {
    brand: { control: 'color' },
    second: { control: 'text' },
    radius: oneOf(RADII),
    density: oneOf(DENSITIES),
    family: oneOf(FAMILIES),
    scale: oneOf(SCALES),
  },
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    chromatic: {
      disableSnapshot: true,
      reason: 'Screens load in documents of their own. Pieces and screens have pictures with a brand.',
    },
  },
  render: function Render(args, { id }) {
    // Storybook keeps the args in the address.
    const [, updateArgs] = useArgs<Theme>();
    return <MakeItYours story={id} initialTheme={readTheme({ ...args })} onThemeChange={updateArgs} />;
  },
} satisfies Meta<Theme>;

export default meta;
type Story = StoryObj<typeof meta>;

const PLACES = ['Light', 'Dark', 'Arabic'];

/** Computed styles of the pieces in each place. */
const looks = (canvasElement: HTMLElement) =>
  PLACES.map((name) => {
    const place = canvasElement.querySelector(`[data-place="${name}"]`);
    const login = place?.querySelector('[data-ui="login-form"] button[type="submit"]');
    const generate = place?.querySelector('[data-ui="generate-button"] button');
    if (!login || !generate) throw new Error(`The pieces are not there: ${name}.`);
    const { backgroundColor, borderRadius, height, fontFamily, fontSize } = getComputedStyle(login);
    const { backgroundImage } = getComputedStyle(generate);
    return { backgroundColor, borderRadius, height, fontFamily, fontSize, backgroundImage };
  });

type Look = keyof ReturnType<typeof looks>[number];

/** For visitors: Storybook runs play functions, too, and they would change what a link holds. */
export const Page: Story = { name: 'Make it yours' };

/** Each control changes the pieces in both themes and in Arabic, and the file that one takes along. */
export const EachControl: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement }) => {
    const file = () => canvas.getByRole('region', { name: 'brand.css' }).textContent;
    const changes = async (look: Look, change: () => Promise<void>, written: string) => {
      const before = looks(canvasElement);
      await change();
      const after = looks(canvasElement);
      for (const [index, place] of after.entries()) await expect(place[look]).not.toBe(before[index]?.[look]);
      await expect(file()).toContain(written);
    };
    const choose = (group: string, choice: string) => () =>
      userEvent.click(
        within(canvas.getByRole('radiogroup', { name: group })).getByRole('radio', { name: choice }),
      );
    const write = (field: string, colour: string) => async () => {
      await userEvent.clear(canvas.getByRole('textbox', { name: field }));
      await userEvent.type(canvas.getByRole('textbox', { name: field }), colour);
    };
    await expect(canvas.getByRole('textbox', { name: 'Brand colour' })).toHaveAccessibleDescription(
      'A light one becomes darker where white words stand on it.',
    );
    await changes('backgroundColor', write('Brand colour', '00797a'), '--ui-brand: #00797a;');
    await changes('backgroundImage', choose('Second hue', 'None'), '--ui-brand-2: var(--ui-brand);');
    await changes('backgroundImage', choose('Second hue', 'Own'), '--ui-brand-2: #d7263d;');
    await changes('backgroundImage', write('Second colour', '#0000ff'), '--ui-brand-2: #0000ff;');
    await changes('borderRadius', choose('Corners', 'Square'), '--ui-radius-sm: 0px;');
    await changes('height', choose('Density', 'Dense'), '--ui-spacing: 0.23rem;');
    await changes('fontFamily', choose('Typeface', 'Serif'), '--ui-font-sans: Charter,');
    await changes('fontSize', choose('Text size', 'Large'), '--ui-text-sm: 0.945rem;');
    await write('Brand colour', '#12')();
    await expect(canvas.getByRole('textbox', { name: 'Brand colour' })).toBeInvalid();
    await expect(file()).toContain('--ui-brand: #00797a;');
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
    await expect(canvas.getByRole('textbox', { name: 'Brand colour' })).toHaveValue(DEFAULT_THEME.brand);
    await expect(canvas.getByRole('status', { name: 'Lowest contrast' })).toHaveTextContent(/on .* : 1/);
  },
};

const COLOURS = ['accent', 'accent-hover', 'accent-ink', 'accent-2', 'accent-2-ink', 'focus'];
const OTHERS = ['radius-sm', 'radius-lg', 'spacing', 'font-sans', 'text-sm', 'text-4xl'];

/** What tokens are at an element of a document: colours as they are computed, the others as they are written. */
const computedTokens = (element: HTMLElement) => [
  ...COLOURS.map((name) => {
    element.style.color = `var(--ui-${name})`;
    return getComputedStyle(element).color;
  }),
  ...OTHERS.map((name) => getComputedStyle(element).getPropertyValue(`--ui-${name}`)),
];

/** A document that has the library's stylesheet and one of ours, with an element in each place. */
function cleanPage(css: string) {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const page = frame.contentDocument;
  if (!page) throw new Error('The frame has no document.');
  for (const text of [librarySheet, css]) {
    page.head.appendChild(page.createElement('style')).textContent = text;
  }
  const read = (theme: string, lang: string) => {
    const element = page.body.appendChild(page.createElement('div'));
    element.className = theme;
    element.lang = lang;
    return computedTokens(element);
  };
  const values = [read('light', 'en'), read('dark', 'en'), read('light', 'ar')];
  frame.remove();
  return values;
}

/** A link restores the choice, and what one takes along gives a clean page the same looks. */
export const PrintShop: Story = {
  tags: ['!dev'],
  args: PRINT_SHOP,
  play: async ({ canvas, canvasElement }) => {
    for (const choice of ['None', 'Square', 'Dense', 'Serif', 'Small']) {
      await expect(canvas.getAllByRole('radio', { name: choice, checked: true })).not.toHaveLength(0);
    }
    const download = canvas.getAllByRole<HTMLAnchorElement>('link', { name: 'Download brand.css' })[0];
    const css = await (await fetch(download?.href ?? '')).text();
    const here = PLACES.map((name) => {
      const place = canvasElement.querySelector(`[data-place="${name}"]`);
      const element = place?.appendChild(document.createElement('i'));
      if (!element) throw new Error(`There is no place ${name}.`);
      const values = computedTokens(element);
      element.remove();
      return values;
    });
    await expect(cleanPage(css)).toEqual(here);
    await expect(here[0]).toContain('0px');
    await expect(here[2]?.find((value) => value.startsWith('Charter'))).toMatch(
      /'Noto Sans Arabic', sans-serif$/,
    );
    const system = themeCss({ ...PRINT_SHOP, family: 'system' });
    const lists = [...system.matchAll(/:lang\(\w+\) \{\s*--ui-font-sans: (.*);/g)];
    await expect(lists).not.toHaveLength(0);
    for (const [, list = ''] of lists) {
      const fonts = list.split(', ');
      await expect(fonts).toEqual([...new Set(fonts)]);
    }
    const files = Object.fromEntries(exportedFiles(PRINT_SHOP).map(({ name, text }) => [name, text]));
    const tokens = JSON.parse(files['tokens.json'] ?? '');
    await expect(tokens.base['radius-sm'].$value).toEqual({ value: 0, unit: 'px' });
    await expect(tokens.base['font-sans'].$value).toContain('Georgia');
    await expect(here.map(([accent]) => accent)).toEqual(
      ['light', 'dark', 'light'].map((theme) => {
        const [lightness, chroma, hue] = tokens[theme].accent.$value.components;
        return expect.stringMatching(
          new RegExp(
            `^oklch\\(${lightness}\\d* ${String(chroma).slice(0, 5)}\\d* ${String(hue).slice(0, 5)}`,
          ),
        );
      }),
    );
    await expect(JSON.parse(files['preset.json'] ?? '').files[0].content).toBe(css);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy link' })).toBeVisible());
    await expect(writeTheme(PRINT_SHOP)).toMatch(/^brand:!hex\(00797a\);second:none;/);
  },
};

/** Thirty brand colours, from yellow to black, among them the extremes of every hue. */
const BRAND_COLOURS = `
  #ffff00 #ffd400 #ffb000 #ff7a00 #ff4f00 #ff0000 #d7263d #b00020 #ff5c8a #ff00ff
  #e60a6b #b000b0 #7a00ff #5b21b6 #3b00ff #0000ff #1877f2 #0a66c2 #00a2ff #00ffff
  #00b8a9 #008080 #00ff88 #00ff00 #0a7d4f #3a5a40 #808000 #808080 #ffffff #000000`
  .trim()
  .split(/\s+/) as Theme['brand'][];

const anyColour = integer({ min: 0, max: 0xffffff }).map(
  (number) => `#${number.toString(16).padStart(6, '0')}` as Theme['brand'],
);

const keyOf = <Key extends string>(options: Record<Key, unknown>) =>
  constantFrom(...(Object.keys(options) as Key[]));

const anyTheme: Arbitrary<Theme> = record({
  brand: anyColour,
  second: oneof(constantFrom('auto' as const, 'none' as const), anyColour),
  radius: keyOf(RADII),
  density: keyOf(DENSITIES),
  family: keyOf(FAMILIES),
  scale: keyOf(SCALES),
});

/** Thirty brand colours, with every kind of second hue, and forty random choices keep every pair at AA. */
export const AnyChoice: Story = {
  tags: ['!dev'],
  play: async () => {
    const themes = [
      ...BRAND_COLOURS.map((brand): Theme => ({ ...DEFAULT_THEME, brand })),
      ...BRAND_COLOURS.map((second): Theme => ({ ...DEFAULT_THEME, second })),
      ...sample(anyTheme, { seed: 39, numRuns: 40 }),
    ];
    await expect(themes).toHaveLength(100);
    const short = themes.flatMap((theme) =>
      measurePairs(theme)
        .filter(({ ratio, need }) => ratio < need)
        .map((pair) => ({ ...pair, brand: theme.brand, second: theme.second })),
    );
    await expect(short).toEqual([]);
  },
};
