import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, Button, Checkbox, RadioGroup, RadioOption, Switch, TextLink } from '@product/ui';
import { expect } from 'storybook/test';
import { contrast, type Oklch } from '../../packages/ui/src/styles/contrast';
import { CONTRAST_PAIRS, THEME_NAMES } from '../../packages/ui/src/styles/contrast-pairs';
import { BRANDS } from '../globals';
import { BRAND_COLOURS } from './brand-colours';
import { Page, PageSection } from './page';
import { tokens, variable } from './tokens';

/** Components with the accent colour: as fill, text, border and background. */
function AccentSamples({ theme }: { theme: string }) {
  return (
    <div className={`${theme} grid justify-items-start gap-4 rounded-md bg-surface p-4 text-ink`}>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary">Primary</Button>
        <Button variant="gradient">Gradient</Button>
        <Button>Outline</Button>
        <Badge variant="accent">Accent</Badge>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Checkbox label="Checked" defaultChecked />
        <Switch label="On" defaultChecked />
        <TextLink href="#brand">A link</TextLink>
      </div>
      <RadioGroup aria-label={`Choice, ${theme}`} defaultValue="one" className="w-full">
        <RadioOption value="one" label="Chosen" end={null} />
        <RadioOption value="other" label="Another" end={null} />
      </RadioGroup>
    </div>
  );
}

function Brand() {
  return (
    <Page
      title="Brand"
      intro="All accent colours of both themes derive from one brand colour. The toolbar shows every story in three of them."
    >
      <PageSection title="In both themes">
        <div className="grid gap-4 sm:grid-cols-2">
          {THEME_NAMES.map((theme) => (
            <AccentSamples key={theme} theme={theme} />
          ))}
        </div>
      </PageSection>
    </Page>
  );
}

const meta = { title: 'Foundations/Brand', component: Brand, tags: ['!autodocs'] } satisfies Meta<
  typeof Brand
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The computed value of a token, with the brand colour and the theme of the element. */
function colourOf(element: HTMLElement, token: string): Oklch {
  element.style.color = variable(token);
  const [lightness = 0, chroma = 0, hue = 0] = getComputedStyle(element)
    .color.slice('oklch('.length, -1)
    .split(' ')
    .map((part) => Number(part) || 0);
  return [lightness, chroma, hue];
}

/** Reads a value from an element with this theme and brand colour. */
function inBrand<Value>(brand: string, theme: string, read: (element: HTMLElement) => Value): Value {
  const element = document.body.appendChild(document.createElement('div'));
  element.className = theme;
  element.style.setProperty('--ui-brand', brand);
  try {
    return read(element);
  } finally {
    element.remove();
  }
}

/** Every pair that falls short of its contrast, for one brand colour in one theme. */
const shortfalls = (brand: string, theme: string): string[] =>
  inBrand(brand, theme, (element) =>
    CONTRAST_PAIRS.flatMap(([need, ink, grounds]) =>
      grounds.flatMap((ground) => {
        const reached = contrast(colourOf(element, ink), colourOf(element, ground));
        return reached < need
          ? [`${brand}, ${theme}: ${ink} on ${ground} ${reached.toFixed(2)} of ${need}`]
          : [];
      }),
    ),
  );

const ACCENTS = tokens.colours.map(({ name }) => name).filter((name) => /^(accent|focus)/.test(name));

/** Every accent whose hue does not change with the brand colour. */
function unchanged(theme: string): string[] {
  const hues = ([BRANDS.Forest, '#d7263d'] as const).map((brand) =>
    inBrand(brand, theme, (element) => ACCENTS.map((token) => colourOf(element, token)[2])),
  );
  return ACCENTS.filter((_, index) => hues[0]?.[index] === hues[1]?.[index]);
}

/** All accents follow the brand, and text and edges keep their contrast for thirty brand colours. */
export const Forest: Story = {
  parameters: { brand: BRANDS.Forest },
  play: async () => {
    await expect(BRAND_COLOURS).toHaveLength(30);
    const short = BRAND_COLOURS.flatMap((brand) => THEME_NAMES.flatMap((theme) => shortfalls(brand, theme)));
    await expect(short).toEqual([]);
    await expect(ACCENTS).toContain('accent-hover');
    await expect(THEME_NAMES.flatMap(unchanged)).toEqual([]);
  },
};

export const Sunflower: Story = { parameters: { brand: BRANDS.Sunflower } };

export const Ink: Story = { parameters: { brand: BRANDS.Ink } };
