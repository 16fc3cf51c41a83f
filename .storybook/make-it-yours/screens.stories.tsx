import {
  manualClock,
  pageParameters,
  StoryApp,
  type PictureMode,
  type StoryAppProps,
} from '@product/web/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WAIT_MS } from '@tooling/gate/time-limits.ts';
import { SCREENS, type ScreenName } from './screen-stories';

const { light, phone, 'dark-arabic': darkArabic } = pageParameters.chromatic.modes;
const brand = 'print-shop';

/** What "Make it yours" shows of the app, pictured in a stranger's brand. The sidebar does not list them. */
const meta = {
  title: 'Screens/In another brand',
  component: StoryApp,
  tags: ['!autodocs', '!dev'],
  args: { path: '/' },
  parameters: {
    ...pageParameters,
    chromatic: {
      modes: {
        light: { ...light, brand },
        phone: { ...phone, brand },
        'dark-arabic': { ...darkArabic, brand },
      } satisfies Record<string, PictureMode>,
    },
  },
  // Time stands still: the screen after a payment would leave for another one.
  beforeEach: ({ args }) => {
    args.clock = manualClock();
  },
  // In any language, since the page shows them in Arabic, too; and as one of three that load at once.
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1 }, { timeout: WAIT_MS })),
} satisfies Meta<StoryAppProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const storyOf = (name: ScreenName): Story => {
  const { path, scenario } = SCREENS[name];
  return { args: { path }, parameters: { world: { scenario } } };
};

export const Landing: Story = storyOf('landing');
export const Generate: Story = storyOf('generate');
export const Gallery: Story = storyOf('gallery');
export const Pricing: Story = storyOf('pricing');
export const Login: Story = storyOf('login');
export const Register: Story = storyOf('register');
export const Buying: Story = storyOf('buying');
export const Subscribing: Story = storyOf('subscribing');
export const Returning: Story = storyOf('returning');
export const Legal: Story = storyOf('legal');
export const Nowhere: Story = storyOf('nowhere');
