import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { browserStorage } from '../../lib/safe-storage';
import { BROWSER_KEYS } from '../../lib/stored';
import { StoryApp, pageParameters } from '../../testing';
import { promptOf, resultOf, type Canvas } from './generate.steps';

const meta = {
  title: 'Screens/Generate/First steps',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { path: '/generate' },
  parameters: { ...pageParameters, world: { scenario: 'newcomer' } },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const firstSteps = { name: 'First steps' };
const areStored = () => browserStorage.get(BROWSER_KEYS.firstSteps) !== null;

async function expectNone(canvas: Canvas) {
  await waitFor(() => expect(areStored()).toBe(true));
  await expect(canvas.queryByRole('region', firstSteps)).toBeNull();
}

/** A new user reads of the prompt, the style and the cost. Nothing moves when it comes. */
export const Shown: Story = {
  tags: ['req:generate.first-steps'],
  play: async ({ canvas, canvasElement }) => {
    const top = () => canvasElement.querySelector('[data-ui=preview-frame]')!.getBoundingClientRect().top;
    await promptOf(canvas);
    const before = top();
    const region = within(await canvas.findByRole('region', firstSteps));
    await expect(region.getAllByRole('listitem')).toHaveLength(3);
    await expect(top()).toBe(before);
    await expect(areStored()).toBe(false);
  },
};

/** On a phone they are below the form. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', firstSteps);
    const form = canvas.getByRole('form').getBoundingClientRect();
    await expect(region.getBoundingClientRect().top).toBeGreaterThanOrEqual(form.bottom);
  },
};

/** They are dismissed once in a browser, by keyboard too; the focus goes to the prompt. */
export const Dismissed: Story = {
  tags: ['req:generate.first-steps'],
  play: async ({ canvas }) => {
    const region = within(await canvas.findByRole('region', firstSteps));
    const button = region.getByRole('button', { name: 'Got it' });
    (await canvas.findAllByRole('button', { name: /^A small clay robot/ })).at(-1)!.focus();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await promptOf(canvas)).toHaveFocus();
    await expectNone(canvas);
    const header = within(canvas.getByRole('banner'));
    await userEvent.click(header.getByRole('link', { name: 'Pricing' }));
    await canvas.findByRole('heading', { level: 1, name: /Pay for pictures/ });
    await userEvent.click(header.getByRole('link', { name: 'Create' }));
    await promptOf(canvas);
    await expectNone(canvas);
  },
};

/** Who has saved something before does not see them. */
export const KnownByCreations: Story = {
  tags: ['req:generate.first-steps'],
  parameters: {
    world: { scenario: 'creator' },
    chromatic: { disableSnapshot: true, reason: 'The screen looks as it does in Idle.' },
  },
  play: async ({ canvas }) => {
    await promptOf(canvas);
    await expectNone(canvas);
  },
};

/** The first result ends them. With it, one Tab and Enter lead from the prompt to its last action, which saves it. */
export const FromThePromptToSave: Story = {
  tags: ['req:generate.first-steps', 'req:generate.skip-to-result'],
  play: async ({ canvas }) => {
    await canvas.findByRole('region', firstSteps);
    await resultOf(canvas, 'Standard');
    await expectNone(canvas);
    (await promptOf(canvas)).focus();
    let tabs = 0;
    for (; tabs < 2 && document.activeElement?.textContent !== 'Go to the result'; tabs += 1)
      await userEvent.tab();
    await expect(tabs).toBe(1);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Save to Gallery' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: 'Save to Gallery' })).toBeVisible();
  },
};
