import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { manualClock, StoryApp, type ManualClock, pageParameters } from '../testing';
import { REDIRECT_DELAY_MS } from '../screens/payment-return/use-redirect';

const meta = {
  title: 'Flows/Buying tokens',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { path: '/pricing' },
  parameters: { ...pageParameters, world: { scenario: 'creator' } },
  beforeEach: ({ args }) => {
    args.clock = manualClock();
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function choosePro(canvas: Canvas) {
  await canvas.findByText('120 tokens');
  await userEvent.click(await canvas.findByRole('link', { name: 'Buy Pro' }));
  await expect(await canvas.findByRole('radio', { name: 'Pro' })).toBeChecked();
}

const purchase = async (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: 'Purchase Tokens' }));

/** From the price list through the checkout to the generator, with 250 more tokens. */
export const Paid: Story = {
  play: async ({ args, canvas, step }) => {
    await step('choose a pack', () => choosePro(canvas));
    await step('pay', () => purchase(canvas));
    await step('return from the checkout', async () => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'Payment Successful!' }),
      ).toBeVisible();
      await expect(canvas.getByText('370 tokens')).toBeVisible();
    });
    await step('redirect to the generator', async () => {
      const clock = args.clock as ManualClock;
      await waitFor(() => expect(clock.waiting()).toBe(1));
      clock.advance(REDIRECT_DELAY_MS);
      await expect(await canvas.findByRole('textbox', { name: 'Prompt' })).toBeVisible();
      await expect(canvas.getByText('370 tokens')).toBeVisible();
    });
  },
};

export const Cancelled: Story = {
  args: { checkout: 'cancel' },
  play: async ({ args, canvas, step }) => {
    await step('choose a pack', () => choosePro(canvas));
    await step('cancel the payment', () => purchase(canvas));
    await step('return from the checkout', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Payment Cancelled' })).toBeVisible();
      const clock = args.clock as ManualClock;
      await waitFor(() => expect(clock.waiting()).toBe(1));
      clock.advance(REDIRECT_DELAY_MS);
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Buy Tokens' })).toBeVisible();
      await expect(canvas.getAllByText('120 tokens')[0]).toBeVisible();
    });
  },
};
