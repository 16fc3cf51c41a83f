import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { BookmarkIcon } from '../icons';
import { pressInToast } from './toast.steps';
import { Toast, ToastAction, ToastClose, ToastDescription, ToastTitle } from './toast';
import { ToastProvider, ToastViewport } from './toast-provider';
import { TOAST_SWIPE_PX } from './toast.constants';

/* Keeps the toasts open in these stories. toast.test.tsx tests the default duration with fake timers. */
const LONG_DURATION_MS = 600_000;

const meta = {
  title: 'Components/Toast',
  component: Toast,
  subcomponents: { ToastProvider, ToastViewport, ToastTitle, ToastDescription, ToastAction, ToastClose },
  args: {
    duration: LONG_DURATION_MS,
    children: (
      <>
        <ToastTitle>Login successful</ToastTitle>
        <ToastDescription>Welcome back, demo!</ToastDescription>
        <ToastClose label="Close" />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <ToastProvider label="Message">
        <p className="min-h-48 text-sm text-ink-muted">The page</p>
        <Story />
        <ToastViewport label="Messages ({hotkey})" />
      </ToastProvider>
    ),
  ],
  parameters: {
    docs: { story: { inline: false, iframeHeight: 240 } },
    guide: {
      keyboard: [
        { keys: ['F8'], does: 'Moves focus to the toast region from anywhere on the page.' },
        { keys: ['Tab'], does: 'Moves focus to the toast, then to its action and its close button.' },
        { keys: ['Escape'], does: 'Closes the focused toast.' },
      ],
      do: [
        'Say in the title what happened, in a few words; explain in the description what it means.',
        'Show one toast at a time; `Toaster` ensures this.',
        'Add an action only if users can do the same elsewhere, too.',
      ],
      dont: [
        'Use it for a question that needs an answer; use a dialog instead.',
        'Use it for the error of a form field; set `error` of the `Field` instead.',
      ],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

const shownToast = async () => {
  const toast = (await screen.findByText('Login successful')).closest('li');
  if (!toast) throw new Error('A toast is an item of the list of messages.');
  return toast;
};

const isGone = () => waitFor(() => expect(screen.queryByText('Welcome back, demo!')).toBeNull());

/** Drags the toast with the pointer by `pixels` to the right and releases it. */
async function swipe(toast: HTMLElement, pixels: number) {
  const at = (type: string, x: number) =>
    toast.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerId: 1,
        clientX: 500 + x,
        clientY: 500,
      }),
    );
  at('pointerdown', 0);
  at('pointermove', Math.sign(pixels) * 15);
  at('pointermove', pixels);
  at('pointerup', pixels);
}

export const Default: Story = {
  play: async () => {
    const toast = await shownToast();
    await expect(toast).toBeVisible();
    await expect(screen.getByRole('region', { name: 'Messages (F8)' })).toBeInTheDocument();
    await expect(toast.parentElement?.offsetWidth).toBe(420);
    const { left, right, height } = toast.getBoundingClientRect();
    await expect((left + right) / 2, 'the centre of the window').toBeCloseTo(
      document.body.clientWidth / 2,
      -1,
    );
    await expect(height, 'title and description in one line').toBeLessThan(50);
  },
};

export const WithAction: Story = {
  args: {
    icon: <BookmarkIcon />,
    children: (
      <>
        <ToastTitle>Saved to your gallery</ToastTitle>
        <ToastDescription>Night rain is private.</ToastDescription>
        <ToastAction altText="Open your gallery">View</ToastAction>
        <ToastClose label="Close" />
      </>
    ),
  },
  play: async () => {
    await pressInToast(await screen.findByRole('button', { name: 'View' }));
    await waitFor(() => expect(screen.queryByText('Night rain is private.')).toBeNull());
  },
};

/** A warning: something is needed first, and nothing failed. */
export const Warning: Story = {
  args: {
    variant: 'warning',
    children: (
      <>
        <ToastTitle>Tokens Required</ToastTitle>
        <ToastDescription>
          Video generation requires tokens. Please purchase a token package to continue.
        </ToastDescription>
        <ToastAction altText="Open the token packages">Buy Tokens</ToastAction>
        <ToastClose label="Close" />
      </>
    ),
  },
};

export const Destructive: Story = {
  args: {
    variant: 'destructive',
    children: (
      <>
        <ToastTitle>Login failed</ToastTitle>
        <ToastDescription>Invalid email or password</ToastDescription>
        <ToastClose label="Close" />
      </>
    ),
  },
};

export const TitleOnly: Story = {
  args: {
    children: (
      <>
        <ToastTitle>Login successful</ToastTitle>
        <ToastClose label="Close" />
      </>
    ),
  },
};

export const ClosedByItsCloseButton: Story = {
  play: async () => {
    await pressInToast(within(await shownToast()).getByRole('button', { name: 'Close' }));
    await isGone();
  },
};

export const ReachedByItsKey: Story = {
  tags: ['req:limits.toast-hotkey'],
  play: async ({ userEvent }) => {
    const toast = await shownToast();
    await userEvent.keyboard('[F8]');
    await waitFor(() => expect(toast.parentElement).toHaveFocus());
    await userEvent.tab();
    await expect(toast).toHaveFocus();
    await userEvent.tab();
    await expect(within(toast).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await isGone();
  },
};

/** A swipe of more than 50 px in the reading direction closes the toast. */
export const SwipedAway: Story = {
  tags: ['req:limits.toast-swipe'],
  play: async () => {
    await swipe(await shownToast(), TOAST_SWIPE_PX + 1);
    await isGone();
  },
};

export const SwipedTooLittle: Story = {
  tags: ['req:limits.toast-swipe'],
  play: async () => {
    const toast = await shownToast();
    await swipe(toast, TOAST_SWIPE_PX - 1);
    await expect(toast).toHaveAttribute('data-swipe', 'cancel');
    await expect(toast).toHaveAttribute('data-state', 'open');
  },
};

export const SwipedTheOtherWay: Story = {
  play: async () => {
    const toast = await shownToast();
    await swipe(toast, -2 * TOAST_SWIPE_PX);
    await expect(toast).toHaveAttribute('data-state', 'open');
  },
};

/** While the toast fades out, it ignores pointer events: presses reach the elements below it. */
export const Fading: Story = {
  args: { open: false, forceMount: true },
  play: async () => {
    await expect(await shownToast()).toHaveStyle({ pointerEvents: 'none' });
  },
};

export const LongText: Story = {
  args: {
    variant: 'destructive',
    children: (
      <>
        <ToastTitle>Benutzerkontenverwaltungsübersichtsabfrage fehlgeschlagen</ToastTitle>
        <ToastDescription>{'Donaudampfschifffahrtsgesellschaft'.repeat(4)}</ToastDescription>
        <ToastAction altText="Noch einmal versuchen">Abfrage noch einmal versuchen</ToastAction>
        <ToastClose label="Schließen" />
      </>
    ),
  },
  play: async () => {
    const toast = (await screen.findByText(/^Benutzer/)).closest('li');
    await expect(toast?.scrollWidth).toBe(toast?.clientWidth);
  },
};

/** Position and swipe direction are mirrored: a swipe to the left closes the toast. */
export const RightToLeft: Story = {
  args: {
    children: (
      <>
        <ToastTitle>تم تسجيل الدخول</ToastTitle>
        <ToastDescription>أهلًا بعودتك!</ToastDescription>
        <ToastClose label="إغلاق" />
      </>
    ),
  },
  globals: { locale: 'ar' },
  play: async () => {
    const toast = (await screen.findByText('تم تسجيل الدخول')).closest('li');
    if (!toast) throw new Error('A toast is an item of the list of messages.');
    await expect(toast.getBoundingClientRect().left).toBeLessThan(window.innerWidth / 2);
    await swipe(toast, 2 * TOAST_SWIPE_PX);
    await expect(toast).toHaveAttribute('data-state', 'open');
    await swipe(toast, -TOAST_SWIPE_PX - 1);
    await waitFor(() => expect(screen.queryByText('أهلًا بعودتك!')).toBeNull());
  },
};
