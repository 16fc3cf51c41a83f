import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { BookmarkIcon } from '../icons';
import { Toast, ToastAction, ToastClose, ToastDescription, ToastTitle } from './toast';
import { ToastProvider, ToastViewport } from './toast-provider';

const UNHURRIED_MS = 600_000;

const meta = {
  title: 'Parts/Toast',
  component: Toast,
  tags: ['autodocs'],
  args: {
    duration: UNHURRIED_MS,
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
        <p className="min-h-48 text-sm text-ink-muted">The page that the toast is over.</p>
        <Story />
        <ToastViewport label="Messages ({hotkey})" />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof Toast>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByText('Login successful')).toBeVisible();
    await expect(screen.getByRole('region', { name: 'Messages (F8)' })).toBeInTheDocument();
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
};

export const Destructive: Story = {
  args: {
    variant: 'destructive',
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

export const Closed: Story = {
  play: async () => {
    const toast = (await screen.findByText('Login successful')).closest('li');
    await userEvent.click(within(toast as HTMLElement).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText('Welcome back, demo!')).toBeNull());
  },
};

export const ReachedByItsKey: Story = {
  play: async () => {
    await screen.findByText('Login successful');
    await userEvent.keyboard('[F8]');
    await waitFor(() => expect(document.activeElement?.closest('[role=region]')).not.toBeNull());
  },
};
