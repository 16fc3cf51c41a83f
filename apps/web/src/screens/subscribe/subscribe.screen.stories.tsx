import { endpoints } from '@product/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer, fail, hang, offline, type World } from 'mock-api';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { manualClock, StoryApp, pageParameters } from '../../testing';

const meta = {
  title: 'Screens/Subscribe',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { path: '/subscribe', redirectToCheckout: fn() },
  parameters: { ...pageParameters, world: { scenario: 'newcomer' } },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const radio = (canvas: Canvas, name: string) => canvas.findByRole('radio', { name });
const summary = (canvas: Canvas) => canvas.getByRole('region', { name: 'Payment summary' });
const confirm = (canvas: Canvas) => canvas.findByRole('button', { name: 'Confirm Subscription' });
/** Lets the pending request complete. */
const releaseRequests = (world: World) => world.faults.clear();
const orderedItems = (world: World) => world.state.orders.map(({ item }) => item);

async function expectFailure(canvas: Canvas, words: string, redirectToCheckout: unknown) {
  const toast = within(
    await screen
      .findByText('Checkout Failed')
      .then((title) => title.closest<HTMLElement>('[data-ui=toast]')!),
  );
  await expect(toast.getByText(words)).toBeVisible();
  await expect(await within(summary(canvas)).findByRole('alert')).toHaveTextContent(words);
  await expect(await confirm(canvas)).not.toHaveAttribute('aria-disabled');
  await expect(redirectToCheckout).not.toHaveBeenCalled();
}

export const Default: Story = {
  tags: ['req:shop.route-subscribe'],
  play: async ({ canvas }) => {
    await expect(await radio(canvas, 'Basic')).toBeChecked();
    const billing = within(canvas.getByRole('radiogroup', { name: 'Billing' }));
    await expect(billing.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    const yearly = billing.getByRole('radio', { name: 'Yearly' });
    await expect(yearly).not.toBeChecked();
    await expect(yearly).toHaveAccessibleDescription('Save about 17% £100 per year');
    await expect(canvas.getByText('50 images per month')).toBeVisible();
    await expect(canvas.queryByText(/free trial/)).toBeNull();
    await expect(summary(canvas)).toHaveTextContent('Due today£10');
    await expect(within(summary(canvas)).getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
      'href',
      '/legal/terms',
    );
  },
};

export const ProYearly: Story = {
  tags: ['req:shop.query-billing', 'req:shop.query-plan'],
  args: { path: '/subscribe?plan=pro&billing=yearly' },
  play: async ({ args, canvas, loaded }) => {
    await expect(await radio(canvas, 'Pro')).toBeChecked();
    await expect(await radio(canvas, 'Yearly')).toBeChecked();
    await expect(summary(canvas)).toHaveTextContent('Due today£250');
    await userEvent.click(await confirm(canvas));
    await waitFor(() => expect(args.redirectToCheckout).toHaveBeenCalledOnce());
    await expect(orderedItems(loaded['world'])).toEqual([{ planId: 'pro', billingInterval: 'year' }]);
  },
};

/** A plan that is paid by use has no billing interval, and its order sends a month. */
export const PayAsYouGo: Story = {
  tags: ['req:shop.query-billing'],
  args: { path: '/subscribe?plan=payg&billing=yearly' },
  play: async ({ args, canvas, loaded }) => {
    await expect(await radio(canvas, 'Pay as you go')).toBeChecked();
    await expect(canvas.queryByRole('radiogroup', { name: 'Billing' })).toBeNull();
    await expect(canvas.getByText('£2.00 per video')).toBeVisible();
    await expect(summary(canvas)).toHaveTextContent('Due today£5');
    await userEvent.click(await confirm(canvas));
    await waitFor(() => expect(args.redirectToCheckout).toHaveBeenCalledOnce());
    await expect(orderedItems(loaded['world'])).toEqual([{ planId: 'payg', billingInterval: 'month' }]);
  },
};

export const UnknownChoice: Story = {
  args: { path: '/subscribe?plan=__proto__&billing=weekly' },
  play: Default.play,
};

/** The billing interval is kept while a plan without intervals is selected. */
export const AnotherIsChosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await radio(canvas, 'Yearly'));
    await userEvent.click(await radio(canvas, 'Pay as you go'));
    await userEvent.click(await radio(canvas, 'Pro'));
    await expect(await radio(canvas, 'Yearly')).toBeChecked();
    await expect(summary(canvas)).toHaveTextContent('Yearly · £250 per year');
  },
};

export const Loading: Story = {
  parameters: { world: { scenario: 'newcomer', overrides: [hang(endpoints.checkOutSubscription)] } },
  play: async ({ canvas }) => {
    await userEvent.click(await confirm(canvas));
    await expect(await canvas.findByRole('button', { name: 'Opening checkout...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** The requested checkout opens, although another plan was chosen meanwhile. Until then the button is busy. */
export const AnotherIsChosenWhilePending: Story = {
  parameters: { world: { scenario: 'newcomer', overrides: [hang(endpoints.checkOutSubscription)] } },
  play: async ({ args, canvas, loaded }) => {
    await userEvent.click(await confirm(canvas));
    const busy = await canvas.findByRole('button', { name: 'Opening checkout...' });
    await userEvent.click(await radio(canvas, 'Pro'));
    await userEvent.click(await radio(canvas, 'Yearly'));
    await expect(await radio(canvas, 'Yearly')).toBeChecked();
    await expect(busy).toHaveTextContent('Opening checkout...');
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await expect(args.redirectToCheckout).not.toHaveBeenCalled();
    releaseRequests(loaded['world']);
    await waitFor(() => expect(args.redirectToCheckout).toHaveBeenCalledOnce());
    await expect(orderedItems(loaded['world'])).toEqual([{ planId: 'basic', billingInterval: 'month' }]);
  },
};

export const RefusedWithMessage: Story = {
  parameters: {
    world: {
      scenario: 'newcomer',
      overrides: [fail(endpoints.checkOutSubscription, 409, { message: 'You subscribe already' })],
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(await confirm(canvas));
    await expectFailure(canvas, 'You subscribe already', args.redirectToCheckout);
  },
};

export const UntrustedCheckoutUrl: Story = {
  parameters: {
    world: {
      scenario: 'newcomer',
      overrides: [answer(endpoints.checkOutSubscription, { url: 'javascript:alert(1)' })],
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(await confirm(canvas));
    await expectFailure(canvas, 'Failed to create checkout session', args.redirectToCheckout);
  },
};

export const WithoutNetwork: Story = {
  parameters: { world: { scenario: 'newcomer', overrides: [offline(endpoints.checkOutSubscription)] } },
  play: UntrustedCheckoutUrl.play,
};

/** The payment provider redirects back to this screen with the id of the paid session. */
export const BackWithASession: Story = {
  tags: ['req:payment-return.payment-session', 'req:shop.query-session'],
  // Without it the page redirects after two seconds, during the screenshots.
  args: { path: '/subscribe?session_id=cs_1', clock: manualClock() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
  },
};

export const Subscriber: Story = {
  parameters: { world: { scenario: 'subscriber' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Your subscription is active' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start creating' })).toHaveAttribute('href', '/generate');
    await expect(canvas.queryByRole('button', { name: 'Confirm Subscription' })).toBeNull();
  },
};

/** The form is one press away. */
export const SubscriberChanges: Story = {
  parameters: { world: { scenario: 'subscriber' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose another plan' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Subscribe' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Confirm Subscription' })).toBeVisible();
  },
};

export const Admin: Story = { parameters: { world: { scenario: 'admin' } }, play: Default.play };

/** The `trial` business model has one plan, £80 a year, with a guarantee for yearly payments only. */
export const TrialModel: Story = {
  args: { path: '/subscribe?plan=pro&billing=yearly' },
  globals: { businessModel: 'trial' },
  play: async ({ canvas }) => {
    await expect(await radio(canvas, 'Basic')).toBeChecked();
    await expect(summary(canvas)).toHaveTextContent('Due today£80');
    await expect(canvas.getByText(/14-day money-back guarantee/)).toBeVisible();
    await expect(canvas.getByRole('region', { name: '7-day free trial' })).toHaveTextContent(
      '3 generations per dayHD qualityWith a watermark',
    );
    await expect(canvas.getByText('Every quality, up to 4K')).toBeVisible();
    await expect(await radio(canvas, 'Yearly')).toHaveAccessibleDescription('Save 33% (£40) £80 per year');
    await userEvent.click(await radio(canvas, 'Monthly'));
    await expect(canvas.queryByText(/money-back/)).toBeNull();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
