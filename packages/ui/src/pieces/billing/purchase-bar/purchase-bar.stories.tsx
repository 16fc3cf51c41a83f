import { TOKEN_PACKS } from '@product/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PurchaseBar } from './purchase-bar';

const [hobby, starter] = TOKEN_PACKS;
if (!hobby || !starter) throw new Error('The purchase bar is shown with the first two packs.');

const meta = {
  title: 'Pieces/Billing/PurchaseBar',
  component: PurchaseBar,
  tags: ['autodocs'],
  args: { pack: starter, onPurchase: fn() },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    layout: 'fullscreen',
    guide: {
      keyboard: [{ keys: ['Enter', 'Space'], does: 'On the button: purchases the pack.' }],
      do: [
        'Render it as the last element of a page whose `OrderSummary` has `withBar`.',
        'Pass the same `pending` and `error` as to the `OrderSummary`.',
      ],
      dont: ['Put it into a scroll container of its own; it sticks to the lower edge of the page.'],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof PurchaseBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Ready: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvasElement).toHaveTextContent('£20 Starter pack · 100 tokens');
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

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Purchase Tokens' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPurchase).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    await expect(args.onPurchase).toHaveBeenCalledTimes(2);
  },
};

/** The bar stays at the lower edge, and focused elements are scrolled clear of it. */
export const OverALongPage: Story = {
  render: (args) => (
    <div>
      {Array.from({ length: 40 }, (_, index) => (
        <p key={index}>
          <a href="#here">Line {index + 1}</a>
        </p>
      ))}
      <PurchaseBar {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const bar = canvasElement.querySelector('[data-ui=purchase-bar]')!;
    const top = () => bar.getBoundingClientRect().top;
    await expect(bar.getBoundingClientRect().bottom).toBe(innerHeight);
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(top());
    }
  },
};

/** From the `desk` breakpoint on, where the summary has its own button, the bar is hidden. */
export const WhereThereIsRoom: Story = {
  globals: { viewport: { value: 'desk' } },
  render: (args) => (
    <div>
      <p>The page</p>
      <PurchaseBar {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongText: Story = { globals: { locale: 'long', viewport: { value: 'phone' } } };
