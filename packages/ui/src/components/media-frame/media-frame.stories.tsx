import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Badge } from '../badge';
import { Skeleton } from '../skeleton';
import { MediaFrame } from './media-frame';
import { STORY_CLIP, STORY_PICTURE } from './story-media';

const meta = {
  title: 'Parts/MediaFrame',
  component: MediaFrame,
  tags: ['autodocs'],
  args: {
    src: STORY_PICTURE,
    alt: 'Mountains at dusk',
    ratio: '4 / 3',
    eager: true,
    brokenText: 'This picture cannot be shown.',
  },
  decorators: [
    (Story) => (
      <div className="w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MediaFrame>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Picture: Story = {
  play: async ({ canvasElement }) => {
    const picture = within(canvasElement).getByRole('img', { name: 'Mountains at dusk' });
    await waitFor(() => expect(picture.parentElement).toHaveAttribute('data-status', 'ready'));
    await expect(picture.parentElement?.offsetHeight).toBe(240);
  },
};

export const Loading: Story = {
  args: {
    kind: 'video',
    src: URL.createObjectURL(new MediaSource()),
    placeholder: <Skeleton className="absolute inset-0 rounded-none" />,
  },
  play: async ({ canvasElement }) => {
    const video = within(canvasElement).getByLabelText('Mountains at dusk');
    await expect(video.parentElement).toHaveAttribute('aria-busy', 'true');
    await expect(video.parentElement?.offsetHeight).toBe(240);
  },
};

export const Broken: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    const text = await within(canvasElement).findByText('This picture cannot be shown.');
    await expect(text.closest<HTMLElement>('[data-slot=media-frame]')?.offsetHeight).toBe(240);
  },
};

export const Whole: Story = { args: { ratio: '1 / 1', fit: 'contain' } };

export const Marked: Story = {
  args: {
    watermark: 'Studio',
    children: (
      <Badge variant="media" className="absolute start-3 top-3">
        Public
      </Badge>
    ),
  },
};

export const Video: Story = {
  args: { kind: 'video', src: STORY_CLIP, alt: 'The sun comes up' },
  play: async ({ canvasElement }) => {
    const video = within(canvasElement).getByLabelText('The sun comes up');
    await waitFor(() => expect(video.parentElement).toHaveAttribute('data-status', 'ready'));
  },
};
