import { TOKEN_PACKS } from '@product/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OrderSummary } from './order-summary';

const [hobby, starter] = TOKEN_PACKS;
if (!hobby || !starter) throw new Error('The order summary is shown with the first two packs.');

const meta = {
  title: 'Pieces/Billing/OrderSummary',
  component: OrderSummary,
  tags: ['autodocs'],
  args: { pack: starter, balance: 120, onPurchase: fn() },
  decorators: [(Story) => <div className="max-w-96">{Story()}</div>],
  parameters: {
    guide: {
      keyboard: [{ keys: ['Enter', 'Space'], does: 'On the button: purchases the pack.' }],
      do: [
        'Place it beside the packs, so that users see the new balance while they choose.',
        'Keep `pending` true until the browser opens the checkout.',
        'Set `error` and reset `pending` if the checkout could not be opened, so that users can retry.',
      ],
      dont: ['Calculate prices for it; it takes them from `pack`.'],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof OrderSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Ready: Story = {
  tags: [
    'req:pricing.order-summary',
    'req:pricing.purchase-button',
    'req:product.current-reading',
    'req:tokens.adds-to-balance',
  ],
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
  tags: ['req:failures.checkout-button'],
  args: { error: 'Failed to create checkout session' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to create checkout session');
    await expect(canvas.getByRole('button', { name: 'Purchase Tokens' })).toBeEnabled();
  },
};

/** With `withBar` the summary has no button on a phone: the bar has it. */
export const WithBar: Story = {
  args: { withBar: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Order summary' })).toHaveTextContent('Total£20');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const FromNothing: Story = { args: { pack: hobby, balance: 0 } };

export const HugeBalance: Story = { args: { balance: 9_007_199_254_000 } };

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Purchase Tokens' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPurchase).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    await expect(args.onPurchase).toHaveBeenCalledTimes(2);
  },
};

export const LongText: Story = { globals: { locale: 'long' } };
