import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, Button, Checkbox, RadioGroup, RadioOption, Switch, TextLink } from '@product/ui';
import { expect } from 'storybook/test';
import { THEME_NAMES } from '../../packages/ui/src/styles/contrast-pairs';
import { BRANDS } from '../globals';
import { accentsOf } from '../make-it-yours/measure';
import { DEFAULT_THEME } from '../make-it-yours/theme';
import { Page, PageSection } from './page';

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
      intro="All accent colours of both themes derive from one brand colour. The toolbar shows every story in three of them, and in the brand of a print shop. Make it yours chooses one."
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

/** All accents follow the brand. "Make it yours" measures their contrast. */
export const Forest: Story = {
  parameters: { brand: BRANDS.Forest },
  play: async () => {
    for (const theme of THEME_NAMES) {
      const [forest, crimson] = ([BRANDS.Forest, '#d7263d'] as const).map((brand) =>
        Object.entries(accentsOf({ ...DEFAULT_THEME, brand }, theme)),
      );
      await expect(forest).toContainEqual(['--ui-accent-hover', expect.any(String)]);
      const unchanged = forest?.filter(([, colour], index) => colour === crimson?.[index]?.[1]);
      await expect(unchanged).toEqual([]);
    }
  },
};

export const Sunflower: Story = { parameters: { brand: BRANDS.Sunflower } };

export const Ink: Story = { parameters: { brand: BRANDS.Ink } };
