import { TOKEN_PACKS } from '@product/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { rightToLeft } from '../../shell/stories/right-to-left';
import { OrderSummary } from './order-summary';

const [hobby, starter] = TOKEN_PACKS;
if (!hobby || !starter) throw new Error('The order summary is shown with the first two packs.');

const meta = {
  title: 'Pieces/Billing/OrderSummary',
  component: OrderSummary,
  tags: ['autodocs'],
  args: { pack: starter, balance: 120, onPurchase: fn() },
  decorators: [(Story) => <div className="max-w-96">{Story()}</div>],
} satisfies Meta<typeof OrderSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const summary = canvas.getByRole('region', { name: 'Order summary' });
    await expect(summary).toHaveTextContent('120Current balance220After purchase');
    await expect(summary).toHaveTextContent('Starter pack100 tokens');
    await expect(summary).toHaveTextContent('Total£20');
    await userEvent.click(canvas.getByRole('button', { name: 'Purchase Tokens' }));
    await expect(args.onPurchase).toHaveBeenCalledOnce();
  },
};

/** Presses do nothing while the checkout is being opened. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Opening checkout...' }));
    await expect(args.onPurchase).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { error: 'Failed to create checkout session' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to create checkout session');
    await expect(canvas.getByRole('button', { name: 'Purchase Tokens' })).toBeEnabled();
  },
};

export const FromNothing: Story = { args: { pack: hobby, balance: 0 } };

export const HugeBalance: Story = { args: { balance: 9_007_199_254_000 } };

export const RightToLeft: Story = { decorators: [rightToLeft] };
