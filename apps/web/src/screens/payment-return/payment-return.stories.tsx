import { endpoints } from '@product/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fail, hang, type World } from 'mock-api';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storePendingPayment, type PendingPayment } from '../../lib/pending-payment';
import { tabStorage } from '../../lib/safe-storage';
import { TAB_KEYS } from '../../lib/stored';
import { type ManualClock, manualClock, StoryApp, pageParameters } from '../../testing';
import { REDIRECT_DELAY_MS } from './use-redirect';

const meta = {
  title: 'Screens/Payment return',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { path: '/buy-tokens/success' },
  parameters: { ...pageParameters, world: { scenario: 'creator' } },
  // Time passes only when a story advances the clock.
  beforeEach: ({ args }) => {
    args.clock = manualClock();
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const heading = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 1, name });
const paid = (canvas: Canvas) => heading(canvas, 'Payment Successful!');
const cancelled = (canvas: Canvas) => heading(canvas, 'Payment Cancelled');
const advance = (clock: unknown, ms: number) => (clock as ManualClock).advance(ms);

/** Advances the clock by the redirect's delay, once the redirect is scheduled. */
async function runRedirect(clock: unknown) {
  await waitFor(() => expect((clock as ManualClock).waiting()).toBe(1));
  advance(clock, REDIRECT_DELAY_MS);
}

const userReads = (world: World) => world.requests('session.user').length;

/** Stores a pending payment in this tab, with the balance before it. */
const withPendingPayment =
  (credit: Partial<PendingPayment> = {}) =>
  ({ args }: { args: { clock?: unknown } }) => {
    args.clock = manualClock();
    storePendingPayment({ purchase: 'tokens', userId: 1, tokens: 120, ...credit });
  };

const credit = (world: World) =>
  world.change(({ accounts }) => {
    for (const account of accounts) if (account.id === 1) account.tokens = 220;
  });

export const TokensPaid: Story = {
  tags: [
    'req:payment-return.payment-success',
    'req:payment-return.payment-success-redirect',
    'req:shop.route-buy-tokens-success',
  ],
  play: async ({ args, canvas }) => {
    await expect(await paid(canvas)).toBeVisible();
    await expect(canvas.getByText(/Your balance is now 120 tokens/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start creating' })).toHaveAttribute('href', '/generate');
    await waitFor(() => expect((args.clock as ManualClock).waiting()).toBe(1));
    advance(args.clock, REDIRECT_DELAY_MS - 1);
    await expect(await paid(canvas)).toBeVisible();
    advance(args.clock, 1);
    await expect(await canvas.findByRole('textbox', { name: 'Prompt' })).toBeVisible();
  },
};

export const SubscriptionPaid: Story = {
  tags: ['req:shop.route-subscribe-success'],
  args: { path: '/subscribe/success' },
  parameters: { world: { scenario: 'subscriber' } },
  play: async ({ args, canvas }) => {
    await expect(await paid(canvas)).toBeVisible();
    await expect(canvas.getByText(/Your subscription is active/)).toBeVisible();
    await runRedirect(args.clock);
    await expect(await canvas.findByRole('textbox', { name: 'Prompt' })).toBeVisible();
  },
};

export const TokensCancelled: Story = {
  tags: [
    'req:payment-return.payment-cancelled',
    'req:payment-return.payment-cancelled-tokens',
    'req:shop.route-buy-tokens-cancel',
  ],
  args: { path: '/buy-tokens/cancel' },
  play: async ({ args, canvas }) => {
    await expect(await cancelled(canvas)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the packs' })).toHaveAttribute(
      'href',
      '/buy-tokens',
    );
    await runRedirect(args.clock);
    await expect(await heading(canvas, 'Buy Tokens')).toBeVisible();
  },
};

export const SubscriptionCancelled: Story = {
  tags: ['req:payment-return.payment-cancelled-subscription', 'req:shop.route-subscribe-cancel'],
  args: { path: '/subscribe/cancel' },
  play: async ({ args, canvas }) => {
    await expect(await cancelled(canvas)).toBeVisible();
    await runRedirect(args.clock);
    await expect(await heading(canvas, 'Subscribe')).toBeVisible();
  },
};

/** Without the steps of a clock that the story advances, the page stays. */
export const SubscriptionCancelledAndStays: Story = {
  args: { path: '/subscribe/cancel' },
  play: async ({ canvas }) => {
    await expect(await cancelled(canvas)).toBeVisible();
  },
};

/** A key press cancels the redirect, and the link stays. */
export const StaysForAKey: Story = {
  tags: ['req:payment-return.payment-success-redirect'],
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText(/Tap or press a key to stay/)).toBeVisible();
    await userEvent.keyboard('{Shift}');
    await waitFor(() => expect(canvas.queryByText(/Tap or press a key to stay/)).toBeNull());
    advance(args.clock, REDIRECT_DELAY_MS * 10);
    await expect(await paid(canvas)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Start creating' }));
    await expect(await canvas.findByRole('textbox', { name: 'Prompt' })).toBeVisible();
  },
};

export const StaysForATouch: Story = {
  args: { path: '/buy-tokens/cancel' },
  play: async ({ args, canvas }) => {
    await userEvent.click(await cancelled(canvas));
    advance(args.clock, REDIRECT_DELAY_MS * 10);
    await expect(await cancelled(canvas)).toBeVisible();
  },
};

/** Navigating away cancels the redirect. */
export const MovesOn: Story = {
  play: async ({ args, canvas }) => {
    await paid(canvas);
    const link = within(canvas.getByRole('banner')).getByRole('link', { name: 'Pricing' });
    link.click();
    await expect(await heading(canvas, 'Pay for pictures, not for months')).toBeVisible();
    advance(args.clock, REDIRECT_DELAY_MS * 10);
    await expect(await heading(canvas, 'Pay for pictures, not for months')).toBeVisible();
  },
};

/** The page reports the missing credit and stays. Each press checks once, and the redirect follows the credit. */
export const CreditPending: Story = {
  tags: ['req:payment-return.payment-success'],
  beforeEach: withPendingPayment(),
  play: async ({ args, canvas, loaded }) => {
    const world: World = loaded['world'];
    await expect(
      await canvas.findByText(/Your balance is 120 tokens\. If the new tokens are not in it yet/),
    ).toBeVisible();
    advance(args.clock, REDIRECT_DELAY_MS * 10);
    await expect(await paid(canvas)).toBeVisible();

    const again = await canvas.findByRole('button', { name: 'Check again' });
    const before = userReads(world);
    await userEvent.click(again);
    await waitFor(() => expect(userReads(world)).toBe(before + 1));
    await expect(await canvas.findByRole('button', { name: 'Check again' })).toBeVisible();

    credit(world);
    await userEvent.click(await canvas.findByRole('button', { name: 'Check again' }));
    await expect(await canvas.findByText(/Your balance is now 220 tokens/)).toBeVisible();
    await expect(canvas.getByText('220 tokens')).toBeVisible();
    await expect(userReads(world)).toBe(before + 2);
    await runRedirect(args.clock);
    await expect(await canvas.findByRole('textbox', { name: 'Prompt' })).toBeVisible();
  },
};

export const SubscriptionPending: Story = {
  args: { path: '/subscribe?session_id=cs_1' },
  beforeEach: withPendingPayment({ purchase: 'subscription' }),
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText(/your subscription is not active yet/)).toBeVisible();
    advance(args.clock, REDIRECT_DELAY_MS * 10);
    await expect(await paid(canvas)).toBeVisible();
  },
};

/** The balance read on arrival has the credit, so that nothing has to be pressed. */
export const Credited: Story = {
  tags: ['req:payment-return.payment-success'],
  beforeEach: withPendingPayment({ tokens: 20 }),
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(/Your balance is now 120 tokens/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Check again' })).toBeNull();
    await waitFor(() => expect(userReads(loaded['world'])).toBe(2));
    await expect(tabStorage.get(TAB_KEYS.pendingPayment)).toBeNull();
  },
};

/** A pending payment that another user left in this tab is ignored. */
export const PaidByAnotherUser: Story = {
  beforeEach: withPendingPayment({ userId: 2, tokens: 9_000 }),
  play: TokensPaid.play,
};

export const BalanceIsRead: Story = {
  beforeEach: withPendingPayment(),
  parameters: { world: { scenario: 'creator', overrides: [hang(endpoints.getUser, { after: 1 })] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Checking...' })).toBeVisible();
  },
};

export const BalanceNotLoaded: Story = {
  beforeEach: withPendingPayment(),
  parameters: {
    world: { scenario: 'creator', overrides: [fail(endpoints.getUser, 500, 'boom', { after: 1 })] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The balance could not be read. Please try again.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Check again' })).toBeVisible();
  },
};

export const Visitor: Story = {
  tags: ['req:shop.route-buy-tokens-success'],
  parameters: { world: { scenario: 'visitor' } },
  play: async ({ canvas }) => {
    await expect(await heading(canvas, 'Login')).toBeVisible();
  },
};

const setBalance = (world: World, tokens: number) =>
  world.change(({ accounts }) => {
    for (const account of accounts) if (account.id === 1) account.tokens = tokens;
  });

/** Another tab has spent tokens during the payment; the credit arrives later, and is seen although the sum is as before. */
export const SpentElsewhereMeanwhile: Story = {
  tags: ['req:payment-return.payment-success'],
  beforeEach: withPendingPayment({ tokens: 140 }),
  play: async ({ args, canvas, loaded: { world } }) => {
    await expect(await canvas.findByText(/Your balance is 120 tokens\. If/)).toBeVisible();
    const again = await canvas.findByRole('button', { name: 'Check again' });
    setBalance(world, 140);
    await userEvent.click(again);
    await expect(await canvas.findByText(/Your balance is now 140 tokens/)).toBeVisible();
    await runRedirect(args.clock);
    await expect(await canvas.findByRole('textbox', { name: 'Prompt' })).toBeVisible();
  },
};

/** The credit was spent before it was seen: nothing untrue is said, and the way on stays open. */
export const CreditedAndSpentMeanwhile: Story = {
  tags: ['req:payment-return.payment-success'],
  beforeEach: withPendingPayment({ tokens: 120 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your balance is 120 tokens\. If the new tokens/)).toBeVisible();
    await expect(canvas.queryByText(/not arrived|have been added/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Start creating' })).toBeVisible();
  },
};

/** Tokens, but no subscription: the page does not say that one is active. */
export const CreditWithoutSubscription: Story = {
  tags: ['req:payment-return.payment-success'],
  args: { path: '/subscribe/success' },
  beforeEach: withPendingPayment({ purchase: 'subscription', tokens: 20 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your balance is now 120 tokens/)).toBeVisible();
    await expect(canvas.queryByText(/subscription is active/)).toBeNull();
  },
};
