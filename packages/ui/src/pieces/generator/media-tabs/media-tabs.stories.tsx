import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { MediaTabs } from './media-tabs';

const meta = {
  title: 'Pieces/Generator/MediaTabs',
  component: MediaTabs,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: [
        { keys: ['Tab'], does: 'Moves focus to the selected tab.' },
        {
          keys: ['ArrowRight', 'ArrowLeft'],
          does: 'Selects the other medium. Directions are mirrored in right-to-left languages.',
        },
        { keys: ['Enter', 'Space'], does: 'On a locked medium: calls `onLocked` and does not select it.' },
      ],
      do: [
        'Pass all settings of the selected medium as `children`.',
        'Set `access` to whether the user may generate video.',
      ],
      dont: ['Hide the video tab from users without access; a press on it shows why it is locked.'],
    } satisfies StoryGuide,
  },
  args: { value: 'image', onValueChange: fn(), onLocked: fn(), buyTokensHref: '/pricing' },
  decorators: [(Story) => <div className="max-w-96">{Story()}</div>],
} satisfies Meta<typeof MediaTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['req:generate.media-tabs'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('tab', { name: 'Image' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('tab', { name: 'Video' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('video');
  },
};

export const Video: Story = {
  tags: ['req:generate.video-note'],
  args: { value: 'video' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Videos are 5 seconds long/)).toBeVisible();
  },
};

export const VideoLocked: Story = {
  tags: ['req:generate.video-locked', 'req:rules.video-access'],
  args: { access: false },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const video = canvas.getByRole('tab', { name: 'Video' });
    await expect(video).toHaveAttribute('aria-disabled', 'true');
    await expect(video).toHaveAccessibleDescription(
      'Video generation requires tokens. Please purchase a token package to continue.',
    );
    await expect(canvas.getByText('Tokens Required')).toBeVisible();
    // The reason takes no room before it is asked for.
    await expect(canvas.getByText(/^Video generation requires tokens/)).not.toBeVisible();

    await userEvent.click(video);
    await expect(args.onLocked).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText(/^Video generation requires tokens/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Buy Tokens' })).toHaveAttribute('href', '/pricing');
    await userEvent.keyboard('{Enter}');
    await expect(args.onLocked).toHaveBeenCalledTimes(2);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('tab', { name: 'Image' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const image = within(canvasElement).getByRole('tab', { name: 'Image' });
    await userEvent.tab();
    await expect(image).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('video'));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(image).toHaveFocus());
  },
};

export const LockedByKeyboard: Story = {
  args: { access: false },
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('tab', { name: 'Video' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onLocked).toHaveBeenCalledTimes(2);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** Without `buyTokensHref` the note is shown without a link. */
export const LockedWithoutAWayToTokens: Story = {
  args: { access: false, buyTokensHref: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Video' }));
    await expect(canvas.getByText(/^Video generation requires tokens/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const LongText: Story = { args: { access: false }, globals: { locale: 'long' } };
