import type { Meta, StoryObj } from '@storybook/react-vite';
import type { World } from 'mock-api';
import { expect, userEvent, waitFor } from 'storybook/test';
import { manualClock, StoryApp, type ManualClock, pageParameters } from '../testing';
import { REDIRECT_DELAY_MS } from '../screens/payment-return/use-redirect';

const meta = {
  title: 'Flows/Subscribing',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { path: '/subscribe' },
  parameters: { ...pageParameters, world: { scenario: 'newcomer' } },
  beforeEach: ({ args }) => {
    args.clock = manualClock();
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A yearly Pro subscription unlocks video. */
export const ForAYear: Story = {
  play: async ({ args, canvas, loaded, step }) => {
    await step('choose a plan', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: 'Pro' }));
      await userEvent.click(canvas.getByRole('radio', { name: 'Yearly' }));
    });
    await step('pay', () => userEvent.click(canvas.getByRole('button', { name: 'Confirm Subscription' })));
    await step('return from the checkout', async () => {
      await expect(await canvas.findByText(/Your subscription is active/)).toBeVisible();
      const { accounts }: World['state'] = loaded['world'].state;
      await expect(accounts.find(({ username }) => username === 'newcomer')?.subscription).toEqual({
        planId: 'pro',
        billingInterval: 'year',
      });
    });
    await step('redirect to what was locked before', async () => {
      const clock = args.clock as ManualClock;
      await waitFor(() => expect(clock.waiting()).toBe(1));
      clock.advance(REDIRECT_DELAY_MS);
      await expect(await canvas.findByRole('textbox', { name: 'Prompt' })).toBeVisible();
      await userEvent.click(canvas.getByRole('tab', { name: 'Video' }));
      await expect(canvas.getByRole('tab', { name: 'Video' })).toHaveAttribute('aria-selected', 'true');
    });
  },
};
