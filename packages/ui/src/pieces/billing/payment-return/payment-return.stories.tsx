import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { PaymentReturn, type PaymentReturnProps } from './payment-return';

const meta = {
  title: 'Pieces/Billing/PaymentReturn',
  component: PaymentReturn,
  tags: ['autodocs'],
  args: { purchase: 'tokens', outcome: 'paid', href: '#/generate', onRefresh: fn() },
  parameters: {
    guide: {
      keyboard: [
        { keys: ['Enter'], does: 'On the link: follows it.' },
        { keys: ['Space'], does: 'On the button: checks the payment again.' },
      ],
      do: [
        'Navigate to `href` after two seconds, and keep the link for users who do not want to wait.',
        'Set `credited={false}` until the tokens or the subscription have arrived.',
      ],
      dont: ['Set `outcome` to `paid` before the payment provider has confirmed the payment.'],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof PaymentReturn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TokensPaid: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start creating' })).toHaveAttribute('href', '#/generate');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const SubscriptionPaid: Story = { args: { purchase: 'subscription' } };

/** The payment succeeded, but the tokens are not credited yet. */
export const CreditPending: Story = {
  args: { credited: false },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/your tokens have not arrived yet/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

function Host(props: PaymentReturnProps) {
  const [credited, setCredited] = useState(false);
  return <PaymentReturn {...props} credited={credited} onRefresh={() => setCredited(true)} />;
}

/** 'Check again' goes, and the link has the focus. */
export const CreditedMeanwhile: Story = {
  tags: ['!autodocs'],
  render: (args) => <Host {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Check again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Start creating' })).toHaveFocus();
  },
};

/** With a balance the page states only what is known: the tokens may have been credited and spent meanwhile. */
export const BalanceStated: Story = {
  args: { balance: 220 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Your balance is now 220 tokens. You can make something new.'),
    ).toBeVisible();
  },
};

export const BalanceStatedWhilePending: Story = {
  args: { balance: 1, credited: false },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/Your balance is 1 token\. If the new tokens are not in it yet/),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Check again' })).toBeVisible();
  },
};

export const SubscriptionPending: Story = {
  args: { purchase: 'subscription', credited: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/your subscription is not active yet/)).toBeVisible();
  },
};

export const Retrying: Story = {
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

export const ByKeyboard: Story = {
  args: { credited: false },
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link');
    const followed = fn((event: Event) => event.preventDefault());
    link.addEventListener('click', followed);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = { globals: { locale: 'long' } };
