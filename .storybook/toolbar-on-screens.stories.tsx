import { StoryApp, pageParameters } from '@product/web/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EARLIER_MENU, openMenu } from './testing/open-menu';

/** Tests of the toolbar's settings on a screen. The sidebar does not list them. */
const meta = {
  title: 'Screens/Toolbar',
  component: StoryApp,
  tags: ['!autodocs', '!dev'],
  args: { path: '/gallery' },
  parameters: { ...pageParameters, world: { scenario: 'visitor' } },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Arabic: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: /المجتمع/ })).toBeVisible();
    await canvas.findAllByRole('article');
    await expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  },
};

export const FailingServer: Story = {
  globals: { network: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Error loading community creations');
  },
};

export const Offline: Story = {
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try Again' })).toBeVisible();
  },
};

/** The response takes three seconds; until then the page shows no cards. */
export const SlowNetwork: Story = {
  globals: { network: 'slow' },
  parameters: {
    chromatic: {
      disableSnapshot: true,
      reason: 'The response arrives meanwhile. Screens/Gallery shows the same state while a request hangs.',
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: /Community/ })).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

export const AnotherScenario: Story = {
  globals: { scenario: 'creator' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('120 tokens')).toBeVisible();
    await canvas.findAllByRole('article');
  },
};

export const TrialModel: Story = {
  globals: { businessModel: 'trial', scenario: 'creator' },
  play: async () => expect(await openMenu()).toEqual(EARLIER_MENU),
};
