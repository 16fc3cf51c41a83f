import { endpoints } from '@product/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer, fail, hang, offline, type World } from 'mock-api';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryApp } from '../../testing';

const meta = {
  title: 'Screens/Buy tokens',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { path: '/buy-tokens', leave: fn() },
  parameters: { layout: 'fullscreen', world: { scenario: 'creator' } },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const pack = (canvas: Canvas, name: string) => canvas.findByRole('radio', { name });
const summary = (canvas: Canvas) => canvas.getByRole('region', { name: 'Order summary' });
const purchase = (canvas: Canvas) => canvas.getByRole('button', { name: 'Purchase Tokens' });

async function press(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Purchase Tokens' }));
}

/** Said by the toast, and where one looks; the button is ready again. Nothing was left. */
async function expectFailure(canvas: Canvas, words: string, leave: unknown) {
  const toast = within(
    await screen
      .findByText('Checkout Failed')
      .then((title) => title.closest<HTMLElement>('[data-slot=toast]')!),
  );
  await expect(toast.getByText(words)).toBeVisible();
  await expect(await within(summary(canvas)).findByRole('alert')).toHaveTextContent(words);
  await expect(purchase(canvas)).not.toHaveAttribute('aria-disabled');
  await expect(leave).not.toHaveBeenCalled();
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await pack(canvas, 'Starter')).toBeChecked();
    await expect(canvas.getAllByRole('radio')).toHaveLength(5);
    await expect(summary(canvas)).toHaveTextContent('120Current balance220After purchase');
    await expect(summary(canvas)).toHaveTextContent('Total£20');
  },
};

export const ChosenByTheAddress: Story = {
  args: { path: '/buy-tokens?package=ultimate' },
  play: async ({ canvas }) => {
    await expect(await pack(canvas, 'Ultimate')).toBeChecked();
    await expect(summary(canvas)).toHaveTextContent('1,120After purchase');
  },
};

/** A name that is no pack's, but every object's. */
export const HostilePackage: Story = {
  args: { path: '/buy-tokens?package=__proto__' },
  play: Default.play,
};

export const AnotherIsChosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await pack(canvas, 'Creator'));
    await expect(await pack(canvas, 'Creator')).toBeChecked();
    await expect(summary(canvas)).toHaveTextContent('Creator pack500 tokens');
    await expect(summary(canvas)).toHaveTextContent('620After purchase');
  },
};

/** However often it is pressed, and until the page is left: one request, and one way out. */
export const LeavingForTheCheckout: Story = {
  play: async ({ args, canvas, loaded }) => {
    const button = await canvas.findByRole('button', { name: 'Purchase Tokens' });
    for (let press = 0; press < 10; press += 1) button.click();
    await waitFor(() => expect(args.leave).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'Opening checkout...' }));
    await expect(args.leave).toHaveBeenCalledOnce();
    const { orders }: World['state'] = loaded['world'].state;
    await expect(orders.map(({ item }) => item)).toEqual([{ packageId: 'starter' }]);
  },
};

export const Busy: Story = {
  parameters: { world: { scenario: 'creator', bend: [hang(endpoints.checkOutTokens)] } },
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(await canvas.findByRole('button', { name: 'Opening checkout...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** The page comes out of the browser's memory, as it was left: it is ready again, and knows the balance of now. */
export const BackFromTheCheckout: Story = {
  play: async ({ args, canvas, loaded }) => {
    await press(canvas);
    await waitFor(() => expect(args.leave).toHaveBeenCalledOnce());
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
    await waitFor(() => expect(args.leave).toHaveBeenCalledTimes(2));
  },
};

export const RefusedInTheServersWords: Story = {
  parameters: {
    world: {
      scenario: 'creator',
      bend: [fail(endpoints.checkOutTokens, 400, { message: 'Packs are sold out' }, { times: 1 })],
    },
  },
  play: async ({ args, canvas }) => {
    await press(canvas);
    await expectFailure(canvas, 'Packs are sold out', args.leave);
    await press(canvas);
    await waitFor(() => expect(args.leave).toHaveBeenCalledOnce());
  },
};

/** Another choice is another attempt: what was said about the one before is gone. */
export const RefusedWithoutWords: Story = {
  parameters: { world: { scenario: 'creator', bend: [fail(endpoints.checkOutTokens, 500)] } },
  play: async ({ args, canvas }) => {
    await press(canvas);
    await expectFailure(canvas, 'Failed to create checkout session', args.leave);
    await userEvent.click(await pack(canvas, 'Pro'));
    await expect(within(summary(canvas)).queryByRole('alert')).toBeNull();
  },
};

export const AddressOfAStranger: Story = {
  parameters: {
    world: {
      scenario: 'creator',
      bend: [answer(endpoints.checkOutTokens, { url: 'https://checkout.stripe.com@evil.example/' })],
    },
  },
  play: async ({ args, canvas }) => {
    await press(canvas);
    await expectFailure(canvas, 'Failed to create checkout session', args.leave);
  },
};

export const WithoutNetwork: Story = {
  parameters: { world: { scenario: 'creator', bend: [offline(endpoints.checkOutTokens)] } },
  play: AddressOfAStranger.play,
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

/** Four packs are sold in the earlier reading; the address names one that is not. */
export const EarlierReading: Story = {
  args: { path: '/buy-tokens?package=hobby' },
  globals: { reading: 'earlier' },
  play: async ({ canvas }) => {
    await expect(await pack(canvas, 'Starter')).toBeChecked();
    await expect(canvas.getAllByRole('radio')).toHaveLength(4);
  },
};

/** The total and the button stay at the lower edge, and what has the focus is clear of them. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(await pack(canvas, 'Starter')).toBeChecked();
    const bar = canvasElement.querySelector('[data-slot=purchase-bar]')!;
    await expect(bar).toHaveTextContent('£20 Starter pack · 100 tokens');
    const footer = canvas.getByRole('contentinfo');
    await waitFor(() => expect(bar.getBoundingClientRect().bottom).toBeCloseTo(innerHeight, 0));
    (await pack(canvas, 'Ultimate')).focus();
    const focused = document.activeElement!.getBoundingClientRect();
    await expect(focused.bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
    footer.scrollIntoView({ block: 'end' });
    await expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(footer.getBoundingClientRect().top);
    await press(canvas);
    await waitFor(() => expect(args.leave).toHaveBeenCalledOnce());
  },
};

export const FailedOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { world: { scenario: 'creator', bend: [fail(endpoints.checkOutTokens, 500)] } },
  play: async ({ canvas, canvasElement }) => {
    await press(canvas);
    const bar = canvasElement.querySelector<HTMLElement>('[data-slot=purchase-bar]')!;
    await expect(await within(bar).findByRole('alert')).toHaveTextContent(
      'Failed to create checkout session',
    );
  },
};
