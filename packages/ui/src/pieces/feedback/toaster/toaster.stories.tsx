import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../../components/button';
import { pressInToast } from '../../../components/toast/story-press';
import { createToastStore, type ToastMessage, type ToastStore } from './toast-store';
import { Toaster } from './toaster';

const meta = {
  title: 'Pieces/Feedback/Toaster',
  component: Toaster,
  parameters: {
    docs: { story: { inline: false, iframeHeight: 240 } },
    guide: {
      keyboard: [
        { keys: ['F8'], does: 'Leads to the toast, from anywhere on the page.' },
        { keys: ['Tab', 'Shift + Tab'], does: 'Goes through its action and its cross.' },
        { keys: ['Escape'], does: 'Sends the toast away.' },
      ],
      do: [
        'Stand one on the page, and make its store once, where everything can reach it.',
        'Say what happened in the title, and what it means in the description.',
        'Give a failure that one can do something about an action.',
        'Say with `followedBy` what is to be read after it: another toast would take its place at once.',
      ],
      dont: [
        'Say in a toast what has to be answered: it goes by itself.',
        'Repeat what the page shows already.',
      ],
    } satisfies StoryGuide,
  },
  args: { store: createToastStore() },
  render: (args) => (
    <>
      <Button onClick={() => args.store.toast({ title: 'Saved to your gallery' })}>Save</Button>
      <Toaster {...args} />
    </>
  ),
  // What one story said is not left for the next one to find.
  beforeEach:
    ({ args }) =>
    () =>
      args.store.dismiss(),
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

const LASTING: Pick<ToastMessage, 'duration'> = { duration: 60_000 };
const region = () => within(screen.getByRole('region', { name: 'Notifications (F8)' }));
const toasts = () => region().queryAllByRole('listitem');
const say = (store: ToastStore, message: ToastMessage) => store.toast({ ...LASTING, ...message });

export const Default: Story = {
  play: async ({ args }) => {
    say(args.store, { title: 'Login successful', description: 'Welcome back, demo!' });
    await expect(await region().findByText('Welcome back, demo!')).toBeVisible();
    await expect(region().getByRole('button', { name: 'Close notification' })).toBeVisible();
  },
};

/** Nothing is said: nothing is there, and nothing is in the way of a press. */
export const Quiet: Story = {
  play: async () => {
    await expect(toasts()).toHaveLength(0);
    await expect(screen.getByRole('region').querySelector('ol')).not.toBeVisible();
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
    await pressInToast(await region().findByRole('button', { name: 'View' }));
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

/** Said from anywhere: whoever has the store can say something. */
export const Said: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await region().findByText('Saved to your gallery')).toBeVisible();
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

/** Two things to say: the second waits until the first has been read. */
export const FollowedByAnother: Story = {
  play: async ({ args }) => {
    const next = { ...LASTING, title: 'Tokens Required', action: { label: 'Buy Tokens', href: '#/pricing' } };
    say(args.store, { variant: 'destructive', title: 'Generation Failed', followedBy: next });
    await region().findByText('Generation Failed');
    await expect(region().queryByText('Tokens Required')).toBeNull();
    await pressInToast(region().getByRole('button', { name: 'Close notification' }));
    await expect(await region().findByRole('link', { name: 'Buy Tokens' })).toBeVisible();
    await expect(toasts()).toHaveLength(1);
  },
};

/** The first goes by itself, and so does the one that follows it, even if the first went from under the focus. */
export const FollowedInItsTime: Story = {
  play: async ({ args }) => {
    const last = { title: 'Third', duration: 300 };
    say(args.store, { title: 'First', duration: 300, followedBy: { title: 'Second', followedBy: last } });
    const second = (await region().findByText('Second')).closest('li');
    await expect(region().queryByText('First')).toBeNull();
    second?.focus();
    await userEvent.keyboard('{Escape}');
    await expect(await region().findByText('Third')).toBeVisible();
    await waitFor(() => expect(toasts()).toHaveLength(0), { timeout: 3000 });
  },
};

/** F8 leads to the region, the cross sends the toast away. */
export const Dismissed: Story = {
  play: async ({ args }) => {
    say(args.store, { title: 'Logged out', description: 'You have been successfully logged out.' });
    await region().findByText('Logged out');
    await userEvent.keyboard('[F8]');
    await waitFor(() => expect(screen.getByRole('region').contains(document.activeElement)).toBe(true));
    await pressInToast(region().getByRole('button', { name: 'Close notification' }));
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

/** By keyboard: F8, through it, and away. */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    const onSelect = fn();
    say(args.store, { title: 'Saved to your gallery', action: { label: 'View', onSelect } });
    await region().findByText('Saved to your gallery');
    await userEvent.keyboard('[F8]');
    const [toast] = toasts();
    await waitFor(() => expect(screen.getByRole('region').contains(document.activeElement)).toBe(true));
    toast?.focus();
    await userEvent.tab();
    await expect(region().getByRole('button', { name: 'View' })).toHaveFocus();
    await userEvent.tab();
    await expect(region().getByRole('button', { name: 'Close notification' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(region().getByRole('button', { name: 'View' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(toasts()).toHaveLength(0));
    await expect(onSelect).not.toHaveBeenCalled();
  },
};

/** At most 420 px wide where there is room; on a phone from edge to edge. */
export const Width: Story = {
  play: async ({ args }) => {
    say(args.store, { title: 'Copied', description: 'The link is in your clipboard. '.repeat(4) });
    const list = (await region().findByText('Copied')).closest('ol');
    await expect(list?.offsetWidth).toBe(Math.min(innerWidth, innerWidth < 768 ? innerWidth : 420));
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ args }) => {
    say(args.store, {
      title: 'تم تسجيل الدخول',
      description: 'مرحبًا بعودتك يا ليلى!',
      action: { label: 'عرض', onSelect: fn() },
    });
    const toast = (await screen.findByText('تم تسجيل الدخول')).closest('li');
    await expect(toast).toHaveAttribute('data-swipe-direction', 'left');
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ args }) => {
    say(args.store, { title: 'Login successful', description: 'Welcome back, demo!' });
    await expect(await region().findByText('Welcome back, demo!')).toBeVisible();
  },
};
