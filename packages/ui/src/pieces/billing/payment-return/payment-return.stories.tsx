import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { rightToLeft } from '../../shell/stories/right-to-left';
import { PaymentReturn } from './payment-return';

const meta = {
  title: 'Pieces/Billing/PaymentReturn',
  component: PaymentReturn,
  tags: ['autodocs'],
  args: { purchase: 'tokens', outcome: 'paid', href: '#/generate', onRefresh: fn() },
} satisfies Meta<typeof PaymentReturn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TokensPaid: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start creating' })).toHaveAttribute('href', '#/generate');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const SubscriptionPaid: Story = { args: { purchase: 'subscription' } };

/** Paid, and nothing has arrived yet. */
export const CreditNotThereYet: Story = {
  args: { credited: false },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/the credit is not here yet/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const LookingAgain: Story = {
  args: { credited: false, refreshing: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Checking...' }));
    await expect(args.onRefresh).not.toHaveBeenCalled();
  },
};

export const TokensCancelled: Story = {
  args: { outcome: 'cancelled', href: '#/buy-tokens' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Payment Cancelled' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the packs' })).toHaveAttribute(
      'href',
      '#/buy-tokens',
    );
  },
};

export const SubscriptionCancelled: Story = {
  args: { purchase: 'subscription', outcome: 'cancelled', href: '#/subscribe' },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };
