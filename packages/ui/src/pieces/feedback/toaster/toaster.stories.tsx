import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { rightToLeft } from '../../shell/stories/right-to-left';
import { createToastStore, type ToastMessage, type ToastStore } from './toast-store';
import { Toaster } from './toaster';

const meta = {
  title: 'Pieces/Feedback/Toaster',
  component: Toaster,
  parameters: { docs: { story: { inline: false, iframeHeight: 240 } } },
  args: { store: createToastStore() },
  // What one story said is not left for the next one to find.
  beforeEach:
    ({ args }) =>
    () =>
      args.store.dismiss(),
  decorators: [
    (Story) => (
      <>
        <p className="text-sm text-ink-muted">The page that the toast is over.</p>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

const LASTING: Pick<ToastMessage, 'duration'> = { duration: 60_000 };
const region = () => within(screen.getByRole('region', { name: 'Notifications (F8)' }));
const toasts = () => region().queryAllByRole('listitem');
const say = (store: ToastStore, message: ToastMessage) => store.toast({ ...LASTING, ...message });

export const Quiet: Story = {};

export const Default: Story = {
  play: async ({ args }) => {
    say(args.store, { title: 'Login successful', description: 'Welcome back, demo!' });
    await expect(await region().findByText('Welcome back, demo!')).toBeVisible();
    await expect(region().getByRole('button', { name: 'Close notification' })).toBeVisible();
  },
};

export const Destructive: Story = {
  play: async ({ args }) => {
    say(args.store, {
      variant: 'destructive',
      title: 'Login failed',
      description: 'Invalid email or password',
    });
    await expect(await region().findByText('Login failed')).toBeVisible();
  },
};

/** The action does its work, and the toast is done with. */
export const WithAction: Story = {
  play: async ({ args }) => {
    const onSelect = fn();
    say(args.store, { title: 'Saved to your gallery', action: { label: 'View', onSelect } });
    await userEvent.click(await region().findByRole('button', { name: 'View' }));
    await expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(toasts()).toHaveLength(0));
  },
};

export const WithLink: Story = {
  play: async ({ args }) => {
    say(args.store, {
      variant: 'destructive',
      title: 'Tokens Required',
      description: 'Video generation requires tokens. Please purchase a token package to continue.',
      action: { label: 'Buy Tokens', href: '#/pricing' },
    });
    const link = await region().findByRole('link', { name: 'Buy Tokens' });
    await expect(link).toHaveAttribute('href', '#/pricing');
  },
};

/** One toast at a time: the newest stays. */
export const Replaced: Story = {
  play: async ({ args }) => {
    say(args.store, { title: 'First' });
    await region().findByText('First');
    say(args.store, { title: 'Second' });
    await expect(await region().findByText('Second')).toBeVisible();
    await expect(toasts()).toHaveLength(1);
  },
};

/** F8 leads to the region, the cross sends the toast away. */
export const Dismissed: Story = {
  play: async ({ args }) => {
    say(args.store, { title: 'Logged out', description: 'You have been successfully logged out.' });
    await region().findByText('Logged out');
    await userEvent.keyboard('[F8]');
    await waitFor(() => expect(screen.getByRole('region').contains(document.activeElement)).toBe(true));
    await userEvent.click(region().getByRole('button', { name: 'Close notification' }));
    await waitFor(() => expect(toasts()).toHaveLength(0));
    // It went from under the pointer and the focus; the next one's time runs all the same.
    args.store.toast({ title: 'Only for a moment', duration: 300 });
    await region().findByText('Only for a moment');
    await waitFor(() => expect(toasts()).toHaveLength(0), { timeout: 3000 });
  },
};

/** It goes by itself when its time is over. */
export const Expired: Story = {
  play: async ({ args }) => {
    args.store.toast({ title: 'Only for a moment', duration: 300 });
    await region().findByText('Only for a moment');
    await waitFor(() => expect(toasts()).toHaveLength(0), { timeout: 3000 });
  },
};

/** A server's own words end after 300 characters. */
export const LongText: Story = {
  play: async ({ args }) => {
    say(args.store, {
      variant: 'destructive',
      title: 'Generation Failed',
      description: 'unbreakable'.repeat(60),
    });
    const description = await region().findByText(/^unbreakable/);
    await expect(description.textContent).toHaveLength(300);
    await expect(description.textContent).toMatch(/…$/);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  play: async ({ args }) => {
    say(args.store, { title: 'Login successful', description: 'Welcome back, demo!' });
    const toast = (await region().findByText('Login successful')).closest('li');
    await expect(toast).toHaveAttribute('data-swipe-direction', 'left');
  },
};
