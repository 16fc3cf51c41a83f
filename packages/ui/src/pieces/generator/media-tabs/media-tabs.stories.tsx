import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MediaTabs } from './media-tabs';

const meta = {
  title: 'Pieces/Generator/MediaTabs',
  component: MediaTabs,
  tags: ['autodocs'],
  args: { value: 'image', onValueChange: fn(), onLocked: fn(), buyTokensHref: '/pricing' },
  decorators: [(Story) => <div className="max-w-96">{Story()}</div>],
} satisfies Meta<typeof MediaTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Image: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('tab', { name: 'Image' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('tab', { name: 'Video' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('video');
  },
};

export const Video: Story = {
  args: { value: 'video' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Videos are 5 seconds long/)).toBeVisible();
  },
};

export const VideoLocked: Story = {
  args: { access: false },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const video = canvas.getByRole('tab', { name: 'Video' });
    await expect(video).toHaveAttribute('aria-disabled', 'true');
    await expect(video).toHaveAccessibleDescription(
      'Video generation requires tokens. Please purchase a token package to continue.',
    );
    await expect(canvas.getByText('Tokens Required')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Buy Tokens' })).toHaveAttribute('href', '/pricing');

    await userEvent.click(video);
    await expect(args.onLocked).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onLocked).toHaveBeenCalledTimes(2);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('tab', { name: 'Image' })).toHaveAttribute('aria-selected', 'true');
  },
};
