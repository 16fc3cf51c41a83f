import { endpoints } from '@product/api-client';
import { businessModels, TOKEN_PACKS } from '@product/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer, fail, hang, offline, type World } from 'mock-api';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryApp, pageParameters } from '../../testing';

const meta = {
  title: 'Screens/Buy tokens',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { path: '/buy-tokens', redirectToCheckout: fn() },
  parameters: { ...pageParameters, world: { scenario: 'creator' } },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const pack = (canvas: Canvas, name: string) => canvas.findByRole('radio', { name });
const summary = (canvas: Canvas) => canvas.getByRole('region', { name: 'Order summary' });
const purchase = (canvas: Canvas) => canvas.getByRole('button', { name: 'Purchase Tokens' });

const orderedItems = ({ world }: { world?: World }) => world?.state.orders.map(({ item }) => item);
/** Lets the pending request complete. */
const releaseRequests = ({ world }: { world?: World }) => world?.faults.clear();

async function press(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Purchase Tokens' }));
}

/** Asserts the message in the toast and in the summary, an enabled button, and no redirect. */
async function expectFailure(canvas: Canvas, words: string, redirectToCheckout: unknown) {
  const toast = within(
    await screen
      .findByText('Checkout Failed')
      .then((title) => title.closest<HTMLElement>('[data-ui=toast]')!),
  );
  await expect(toast.getByText(words)).toBeVisible();
  await expect(await within(summary(canvas)).findByRole('alert')).toHaveTextContent(words);
  await expect(purchase(canvas)).not.toHaveAttribute('aria-disabled');
  await expect(redirectToCheckout).not.toHaveBeenCalled();
}

export const Default: Story = {
  tags: ['req:shop.route-buy-tokens'],
  play: async ({ canvas }) => {
    await expect(await pack(canvas, 'Starter')).toBeChecked();
    await expect(canvas.getAllByRole('radio')).toHaveLength(TOKEN_PACKS.length);
    await expect(summary(canvas)).toHaveTextContent('120Current balance220After purchase');
    await expect(summary(canvas)).toHaveTextContent('Total£20');
  },
};

export const ChosenByTheAddress: Story = {
  tags: ['req:shop.query-package'],
  args: { path: '/buy-tokens?package=ultimate' },
  play: async ({ canvas }) => {
    await expect(await pack(canvas, 'Ultimate')).toBeChecked();
    await expect(summary(canvas)).toHaveTextContent('1,120After purchase');
  },
};

/** A package name that is no pack but a property of every object selects the default pack. */
export const HostilePackage: Story = {
  args: { path: '/buy-tokens?package=__proto__' },
  play: Default.play,
};

export const AnotherIsChosen: Story = {
  tags: ['req:shop.route-buy-tokens'],
  play: async ({ canvas }) => {
    await userEvent.click(await pack(canvas, 'Creator'));
    await expect(await pack(canvas, 'Creator')).toBeChecked();
    await expect(summary(canvas)).toHaveTextContent('Creator pack500 tokens');
    await expect(summary(canvas)).toHaveTextContent('620After purchase');
  },
};

/** Ten clicks send one request and redirect once. The button stays busy until the page is left. */
export const LeavingForTheCheckout: Story = {
  tags: ['req:calls.once'],
  play: async ({ args, canvas, loaded }) => {
    const button = await canvas.findByRole('button', { name: 'Purchase Tokens' });
    for (let press = 0; press < 10; press += 1) button.click();
    await waitFor(() => expect(args.redirectToCheckout).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'Opening checkout...' }));
    await expect(args.redirectToCheckout).toHaveBeenCalledOnce();
    await expect(orderedItems(loaded)).toEqual([{ packageId: 'starter' }]);
  },
};

export const Loading: Story = {
  parameters: { world: { scenario: 'creator', overrides: [hang(endpoints.checkOutTokens)] } },
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(await canvas.findByRole('button', { name: 'Opening checkout...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** The requested checkout opens, although another pack was chosen meanwhile. Until then the button is busy. */
export const AnotherIsChosenWhilePending: Story = {
  parameters: { world: { scenario: 'creator', overrides: [hang(endpoints.checkOutTokens)] } },
  play: async ({ args, canvas, loaded }) => {
    await press(canvas);
    const busy = await canvas.findByRole('button', { name: 'Opening checkout...' });
    await userEvent.click(await pack(canvas, 'Creator'));
    await expect(await pack(canvas, 'Creator')).toBeChecked();
    await expect(busy).toHaveTextContent('Opening checkout...');
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await expect(args.redirectToCheckout).not.toHaveBeenCalled();
    releaseRequests(loaded);
    await waitFor(() => expect(args.redirectToCheckout).toHaveBeenCalledOnce());
    await expect(orderedItems(loaded)).toEqual([{ packageId: 'starter' }]);
  },
};

/** The failure of the first pack's checkout is shown, and the button is enabled for the pack that is now selected. */
export const RefusedAfterAnotherWasChosen: Story = {
  parameters: {
    world: {
      scenario: 'creator',
      overrides: [
        fail(endpoints.checkOutTokens, 400, { message: 'Packs are sold out' }),
        hang(endpoints.checkOutTokens),
      ],
    },
  },
  play: async ({ args, canvas, loaded }) => {
    await press(canvas);
    await canvas.findByRole('button', { name: 'Opening checkout...' });
    await userEvent.click(await pack(canvas, 'Creator'));
    releaseRequests(loaded);
    await expectFailure(canvas, 'Packs are sold out', args.redirectToCheckout);
    await press(canvas);
    await waitFor(() => expect(args.redirectToCheckout).toHaveBeenCalledOnce());
    await expect(orderedItems(loaded)).toEqual([{ packageId: 'creator' }]);
  },
};

/** A page restored from the back-forward cache is enabled again and rereads the balance. */
export const BackFromTheCheckout: Story = {
  play: async ({ args, canvas, loaded }) => {
    await press(canvas);
    await waitFor(() => expect(args.redirectToCheckout).toHaveBeenCalledOnce());
    const world: World = loaded['world'];
    const reads = () => world.requests('session.user').length;
    const before = reads();
    world.change(({ accounts }) => {
      for (const account of accounts) if (account.username === 'demo') account.tokens = 220;
    });
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => expect(purchase(canvas)).not.toHaveAttribute('aria-disabled'));
    await expect(await canvas.findByText('320')).toBeVisible();
    await expect(reads()).toBe(before + 1);
    await press(canvas);
    await waitFor(() => expect(args.redirectToCheckout).toHaveBeenCalledTimes(2));
  },
};

export const RefusedWithMessage: Story = {
  tags: ['req:failures.checkout-button'],
  parameters: {
    world: {
      scenario: 'creator',
      overrides: [fail(endpoints.checkOutTokens, 400, { message: 'Packs are sold out' }, { times: 1 })],
    },
  },
  play: async ({ args, canvas }) => {
    await press(canvas);
    await expectFailure(canvas, 'Packs are sold out', args.redirectToCheckout);
    await press(canvas);
    await waitFor(() => expect(args.redirectToCheckout).toHaveBeenCalledOnce());
  },
};

/** Choosing another pack clears the message about the previous attempt. */
export const RefusedWithoutMessage: Story = {
  tags: ['req:failures.checkout-button'],
  parameters: { world: { scenario: 'creator', overrides: [fail(endpoints.checkOutTokens, 500)] } },
  play: async ({ args, canvas }) => {
    await press(canvas);
    await expectFailure(canvas, 'Failed to create checkout session', args.redirectToCheckout);
    await userEvent.click(await pack(canvas, 'Pro'));
    await expect(within(summary(canvas)).queryByRole('alert')).toBeNull();
  },
};

export const UntrustedCheckoutUrl: Story = {
  tags: ['req:creation-calls.checkout-url'],
  parameters: {
    world: {
      scenario: 'creator',
      overrides: [answer(endpoints.checkOutTokens, { url: 'https://checkout.stripe.com@evil.example/' })],
    },
  },
  play: async ({ args, canvas }) => {
    await press(canvas);
    await expectFailure(canvas, 'Failed to create checkout session', args.redirectToCheckout);
  },
};

export const WithoutNetwork: Story = {
  parameters: { world: { scenario: 'creator', overrides: [offline(endpoints.checkOutTokens)] } },
  play: UntrustedCheckoutUrl.play,
};

export const Newcomer: Story = {
  parameters: { world: { scenario: 'newcomer' } },
  play: async ({ canvas }) => {
    await pack(canvas, 'Starter');
    await expect(summary(canvas)).toHaveTextContent('0Current balance100After purchase');
  },
};

export const Subscriber: Story = { parameters: { world: { scenario: 'subscriber' } }, play: Newcomer.play };

export const Admin: Story = { parameters: { world: { scenario: 'admin' } }, play: Newcomer.play };

/** The `trial` business model has no Hobby pack, and the URL names another one. */
export const TrialModel: Story = {
  args: { path: '/buy-tokens?package=hobby' },
  globals: { businessModel: 'trial' },
  play: async ({ canvas }) => {
    await expect(await pack(canvas, 'Starter')).toBeChecked();
    await expect(canvas.getAllByRole('radio')).toHaveLength(businessModels.trial.packs.length);
  },
};

/** The total and the button stick to the lower edge of the viewport and do not cover the focused element. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(await pack(canvas, 'Starter')).toBeChecked();
    const bar = canvasElement.querySelector('[data-ui=purchase-bar]')!;
    await expect(bar).toHaveTextContent('£20 Starter pack · 100 tokens');
    const footer = canvas.getByRole('contentinfo');
    await waitFor(() => expect(bar.getBoundingClientRect().bottom).toBeCloseTo(innerHeight, 0));
    (await pack(canvas, 'Ultimate')).focus();
    const focused = document.activeElement!.getBoundingClientRect();
    await expect(focused.bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
    footer.scrollIntoView({ block: 'end' });
    await expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(footer.getBoundingClientRect().top);
    await press(canvas);
    await waitFor(() => expect(args.redirectToCheckout).toHaveBeenCalledOnce());
  },
};

export const FailedOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { world: { scenario: 'creator', overrides: [fail(endpoints.checkOutTokens, 500)] } },
  play: async ({ canvas, canvasElement }) => {
    await press(canvas);
    const bar = canvasElement.querySelector<HTMLElement>('[data-ui=purchase-bar]')!;
    await expect(await within(bar).findByRole('alert')).toHaveTextContent(
      'Failed to create checkout session',
    );
  },
};
