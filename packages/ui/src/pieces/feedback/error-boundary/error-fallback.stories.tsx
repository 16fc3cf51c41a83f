import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorFallback } from './error-fallback';

const meta = {
  title: 'Pieces/Feedback/ErrorFallback',
  component: ErrorFallback,
  args: { onRetry: fn(), onReload: fn() },
  parameters: {
    guide: {
      keyboard: [],
      do: [
        'Offer a retry first; a reload discards input elsewhere on the page.',
        'Set `headingLevel` so that it fits the heading structure of the page.',
      ],
      dont: [
        'Show the error itself; it does not help users and may disclose internal details.',
        'Use it for a failed request; show a specific message and action instead.',
      ],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof ErrorFallback>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This part of the page has stopped working');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

/** Without callbacks the message is shown without buttons. */
export const WithoutAction: Story = {
  args: { onRetry: undefined, onReload: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A lower heading level, for a page that has a heading already. */
export const WithinAPage: Story = {
  args: { headingLevel: 3, onReload: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toHaveFocus();
  },
};

export const LongText: Story = { globals: { locale: 'long' } };
