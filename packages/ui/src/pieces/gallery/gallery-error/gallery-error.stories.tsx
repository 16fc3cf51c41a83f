import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { GalleryError } from './gallery-error';

const meta = {
  title: 'Pieces/Gallery/GalleryError',
  component: GalleryError,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: [],
      do: ['Set `retrying` while the retry is pending.'],
      dont: ['Show it in place of loaded cards; keep them if a refetch fails.'],
    } satisfies StoryGuide,
  },
  args: { tab: 'mine', onRetry: fn() },
} satisfies Meta<typeof GalleryError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const alert = within(within(canvasElement).getByRole('alert'));
    await expect(alert.getByRole('heading', { name: 'Error loading your creations' })).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Community: Story = {
  tags: ['req:messages.community'],
  args: { tab: 'community' },
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading');
    await expect(heading).toHaveTextContent('Error loading community creations');
  },
};

export const Any: Story = {
  tags: ['req:messages.any-creations'],
  args: { tab: 'any' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading')).toHaveTextContent('Error loading creations');
    await expect(within(canvasElement).getByRole('button', { name: 'Try Again' })).toBeVisible();
  },
};

export const Retrying: Story = {
  args: { retrying: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

export const WithoutRetry: Story = {
  args: { onRetry: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const LongText: Story = { globals: { locale: 'long' } };
