import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../../components/button';
import { pressInToast } from '../../../components/toast/toast.steps';
import { createToastStore, type ToastMessage, type ToastStore } from './toast-store';
import { Toaster } from './toaster';

const meta = {
  title: 'Pieces/Feedback/Toaster',
  component: Toaster,
  parameters: {
    docs: { story: { inline: false, iframeHeight: 240 } },
    guide: {
      keyboard: [
        { keys: ['F8'], does: 'Moves focus to the toast region from anywhere on the page.' },
        { keys: ['Tab', 'Shift + Tab'], does: 'Moves focus to the action and to the close button.' },
        { keys: ['Escape'], does: 'Closes the toast.' },
      ],
      do: [
        'Render one `Toaster` per page, and create its store once in a module that all code can import.',
        'Describe what happened in the title, and what it means in the description.',
        'Add an action to an error that users can resolve.',
      ],
      dont: [
        'Use it for a question that needs an answer; a toast closes by itself.',
        'Repeat what the page already shows.',
      ],
    } satisfies StoryGuide,
  },
  args: { store: createToastStore() },
  render: (args) => (
    <>
      <Button onClick={() => showToast(args.store, { title: 'Saved to your gallery' })}>Save</Button>
      <Toaster {...args} />
    </>
  ),
  // Close a story's toasts, so that the next story starts without them.
  beforeEach:
    ({ args }) =>
    () =>
      args.store.dismiss(),
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

const LASTING: Pick<ToastMessage, 'duration'> = { duration: Infinity };
const region = () => within(screen.getByRole('region', { name: 'Notifications (F8)' }));
const toasts = () => region().queryAllByRole('listitem');
const showToast = (store: ToastStore, message: ToastMessage) => store.toast({ ...LASTING, ...message });

export const Default: Story = {
  tags: ['req:limits.toast-hotkey', 'req:toasts.toast-close', 'req:toasts.toast-looks'],
  play: async ({ args }) => {
    showToast(args.store, { title: 'Login successful', description: 'Welcome back, demo!' });
    await expect(await region().findByText('Welcome back, demo!')).toBeVisible();
    await expect(region().getByRole('button', { name: 'Close notification' })).toBeVisible();
  },
};

/** The name of the region contains the key that was set. */
export const AnotherHotkey: Story = {
  args: { hotkey: ['altKey', 'KeyN'] },
  play: async ({ args, userEvent }) => {
    showToast(args.store, { title: 'Login successful' });
    const notifications = await screen.findByRole('region', { name: 'Notifications (alt+N)' });
    // The region is rendered shortly before its listener is added.
    await waitFor(async () => {
      await userEvent.keyboard('{Alt>}n{/Alt}');
      await expect(within(notifications).getByRole('list')).toHaveFocus();
    });
  },
};

/** Without a toast the region is empty and its list is not visible, so it blocks no presses. */
export const Quiet: Story = {
  play: async () => {
    await expect(toasts()).toHaveLength(0);
    await expect(screen.getByRole('region').querySelector('ol')).not.toBeVisible();
  },
};

export const Destructive: Story = {
  tags: ['req:toasts.toast-looks'],
  play: async ({ args }) => {
    showToast(args.store, {
      variant: 'destructive',
      title: 'Login failed',
      description: 'Invalid email or password',
    });
    await expect(await region().findByText('Login failed')).toBeVisible();
  },
};

/** The action calls its callback and closes the toast. */
export const WithAction: Story = {
  tags: ['req:toasts.toast-action'],
  play: async ({ args }) => {
    const onSelect = fn();
    showToast(args.store, { title: 'Saved to your gallery', action: { label: 'View', onSelect } });
    await pressInToast(await region().findByRole('button', { name: 'View' }));
    await expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(toasts()).toHaveLength(0));
  },
};

export const WithLink: Story = {
  tags: ['req:toasts.toast-action'],
  play: async ({ args }) => {
    showToast(args.store, {
      variant: 'warning',
      title: 'Tokens Required',
      description: 'Video generation requires tokens. Please purchase a token package to continue.',
      action: { label: 'Buy Tokens', href: '#/pricing' },
    });
    const link = await region().findByRole('link', { name: 'Buy Tokens' });
    await expect(link).toHaveAttribute('href', '#/pricing');
  },
};

/** Any code with access to the store can show a toast. */
export const Announced: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await region().findByText('Saved to your gallery')).toBeVisible();
  },
};

export const Replaced: Story = {
  tags: ['req:toasts.toast-one'],
  play: async ({ args }) => {
    showToast(args.store, { title: 'First' });
    await region().findByText('First');
    showToast(args.store, { title: 'Second' });
    await expect(await region().findByText('Second')).toBeVisible();
    await expect(toasts()).toHaveLength(1);
  },
};

/** Returns the bounding box of this text in the toast. */
async function boxOfText(words: string) {
  // Not queried by the region's name, because it is in the page's language.
  const item = await screen.findByRole('listitem');
  const walker = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const at = text.data.indexOf(words);
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + words.length);
    return range.getBoundingClientRect();
  }
  throw new Error(`No toast says ${words}.`);
}

const ARABIC = 'مطر الليل';

/** A sentence that begins with an Arabic title keeps its left-to-right order, because the title is isolated. */
export const ArabicTitleInEnglish: Story = {
  play: async ({ args }) => {
    showToast(args.store, { title: 'Saved', description: `\u2068${ARABIC}\u2069 is public.` });
    const [title, rest] = [await boxOfText(ARABIC), await boxOfText('is public')];
    await expect(title.right).toBeLessThanOrEqual(rest.left);
    await expect((await boxOfText('.')).left).toBeGreaterThanOrEqual(rest.right - 1);
    await expect(title.left).toBeGreaterThan((await boxOfText('Saved')).right);
  },
};

export const EnglishTitleInArabic: Story = {
  globals: { locale: 'ar' },
  play: async ({ args }) => {
    showToast(args.store, { title: 'حُفظ', description: '\u2068Night rain\u2069 أصبح عامًا.' });
    const [title, rest] = [await boxOfText('Night rain'), await boxOfText('أصبح عامًا')];
    await expect(title.left).toBeGreaterThanOrEqual(rest.right);
    await expect((await boxOfText('.')).right).toBeLessThanOrEqual(rest.left + 1);
    await expect(title.right).toBeLessThan((await boxOfText('حُفظ')).left);
  },
};

/** A server message may be in another language than the page: `auto` takes its direction from its text. */
export const ServerMessageInArabic: Story = {
  globals: { locale: 'ar' },
  play: async ({ args }) => {
    showToast(args.store, { title: 'فشل', description: 'That name is taken.', descriptionDir: 'auto' });
    const words = await boxOfText('That name is taken');
    await expect((await boxOfText('.')).left).toBeGreaterThanOrEqual(words.right - 1);
  },
};

/** F8 moves the focus to the region; the close button closes the toast. */
export const Dismissed: Story = {
  tags: ['req:toasts.toast-close'],
  play: async ({ args }) => {
    showToast(args.store, { title: 'Logged out', description: 'You have been successfully logged out.' });
    await region().findByText('Logged out');
    await userEvent.keyboard('[F8]');
    await waitFor(() => expect(screen.getByRole('region').contains(document.activeElement)).toBe(true));
    await pressInToast(region().getByRole('button', { name: 'Close notification' }));
    await waitFor(() => expect(toasts()).toHaveLength(0));
    // The toast was closed under the pointer and the focus; the timer of the next one must still run.
    args.store.toast({ title: 'Only for a moment', duration: 300 });
    await region().findByText('Only for a moment');
    await waitFor(() => expect(toasts()).toHaveLength(0));
  },
};

export const Expired: Story = {
  play: async ({ args }) => {
    args.store.toast({ title: 'Only for a moment', duration: 300 });
    await region().findByText('Only for a moment');
    await waitFor(() => expect(toasts()).toHaveLength(0));
  },
};

/** A description is truncated after 300 characters. */
export const LongText: Story = {
  play: async ({ args }) => {
    showToast(args.store, {
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

/** F8 moves the focus to the toast, Tab goes through its buttons, and Escape closes it. */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    const onSelect = fn();
    showToast(args.store, { title: 'Saved to your gallery', action: { label: 'View', onSelect } });
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

const boxIn = (toast: Element, part: string) =>
  toast.querySelector(`[data-ui=${part}]`)!.getBoundingClientRect();

/** Icon, title and buttons are on one line. */
export const OneLineWithAction: Story = {
  tags: ['req:toasts.toast-looks'],
  play: async ({ args }) => {
    showToast(args.store, { title: 'Deleted', action: { label: 'Undo', onSelect: fn() } });
    const toast = (await region().findByText('Deleted')).closest('li')!;
    await waitFor(() => expect(toast.getAnimations()).toHaveLength(0));
    for (const part of ['toast-icon', 'toast-title', 'toast-action', 'toast-close']) {
      const { top, bottom } = boxIn(toast, part);
      const { top: above, bottom: below } = toast.getBoundingClientRect();
      await expect((top + bottom) / 2, part).toBeCloseTo((above + below) / 2, 0);
    }
  },
};

/** A button that has no room beside the text starts where the text does. On a phone the toast is below the header. */
export const LongTextWithAction: Story = {
  tags: ['req:toasts.toast-looks'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => {
    showToast(args.store, {
      title: 'Saved to your gallery',
      description: '“A lighthouse in a storm first” is public.',
      action: { label: 'View', onSelect: fn() },
    });
    const toast = (await region().findByText('Saved to your gallery')).closest('li')!;
    await waitFor(() => expect(toast.getAnimations()).toHaveLength(0));
    await expect(boxIn(toast, 'toast-action').left).toBeCloseTo(boxIn(toast, 'toast-title').left, 0);
    await expect(toast.getBoundingClientRect().top).toBeGreaterThanOrEqual(64);
  },
};

/** At most 420 px wide; on a phone as wide as the window. */
export const Width: Story = {
  tags: ['req:limits.toast-width'],
  play: async ({ args }) => {
    showToast(args.store, { title: 'Copied', description: 'The link is in your clipboard. '.repeat(4) });
    const list = (await region().findByText('Copied')).closest('ol');
    await expect(list?.offsetWidth).toBe(Math.min(innerWidth, innerWidth < 768 ? innerWidth : 420));
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ args }) => {
    showToast(args.store, {
      title: 'تم تسجيل الدخول',
      description: 'مرحبًا بعودتك يا ليلى!',
      action: { label: 'عرض', onSelect: fn() },
    });
    const toast = (await screen.findByText('تم تسجيل الدخول')).closest('li');
    await expect(toast).toHaveAttribute('data-swipe-direction', 'left');
  },
};
