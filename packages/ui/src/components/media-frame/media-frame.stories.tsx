import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Badge } from '../badge';
import { Skeleton } from '../skeleton/skeleton';
import { MediaFrame } from './media-frame';
import { STORY_CLIP, STORY_PICTURE } from './story-media';

const meta = {
  title: 'Components/MediaFrame',
  component: MediaFrame,
  args: {
    src: STORY_PICTURE,
    alt: 'Mountains at dusk',
    ratio: '4 / 3',
    eager: true,
    brokenText: 'This picture cannot be shown.',
  },
  parameters: {
    guide: {
      keyboard: [],
      do: [
        'Set `ratio` to the requested aspect ratio: the frame keeps it before, during and after loading.',
        'Describe the media in `alt`; leave it empty only if visible text beside it says the same.',
        'Set `eager` for media that is in the viewport when the page opens.',
      ],
      dont: [
        'Wrap it in a link if it contains a button; render both over the media as `children` instead.',
        'Show only “error” if loading fails; say in `brokenText` what is missing, and put a retry button beside it.',
      ],
    } satisfies StoryGuide,
  },
  decorators: [
    (Story) => (
      <div className="w-80 max-w-full">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MediaFrame>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Mountains at dusk' });
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
  play: async ({ canvas }) => {
    const video = canvas.getByLabelText('Mountains at dusk');
    await expect(video.parentElement).toHaveAttribute('aria-busy', 'true');
    await expect(video.parentElement?.offsetHeight).toBe(240);
  },
};

/** A picture that fails to load keeps its size, and its `alt` for screen readers. */
export const Broken: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    const text = await canvas.findByText('This picture cannot be shown.');
    await expect(text.parentElement).toHaveTextContent('Mountains at dusk');
    await expect(text.closest<HTMLElement>('[data-ui=media-frame]')?.offsetHeight).toBe(240);
  },
};

/** Without `src` the frame shows `brokenText`. */
export const Missing: Story = {
  args: { src: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This picture cannot be shown.')).toBeVisible();
  },
};

/** The frame keeps its ratio in every loading state, whatever the shape of the file. */
export const KeepsItsRatio: Story = {
  render: (args) => (
    <div className="grid grid-cols-2 items-start gap-3">
      {['1 / 1', '16 / 9', '9 / 16', '3 / 4'].map((ratio) => (
        <MediaFrame key={ratio} {...args} ratio={ratio} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const picture of canvas.getAllByRole('img')) {
      const frame = picture.parentElement;
      await waitFor(() => expect(frame).toHaveAttribute('data-status', 'ready'));
      const [width = 0, height = 1] = (frame?.style.aspectRatio ?? '').split('/').map(Number);
      const { offsetWidth, offsetHeight } = picture;
      await expect(Math.abs(offsetWidth / offsetHeight - width / height)).toBeLessThan(0.02);
    }
  },
};

export const Whole: Story = { args: { ratio: '1 / 1', fit: 'contain' } };

/** The watermark is centred over the media once it has loaded. */
export const Watermark: Story = {
  args: { watermark: 'Studio' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Studio')).toBeVisible();
  },
};

export const WatermarkOnBroken: Story = {
  args: { src: undefined, watermark: 'Studio' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Studio')).toBeNull();
  },
};

export const WithBadge: Story = {
  args: {
    children: (
      <Badge variant="media" className="absolute start-3 top-3">
        Public
      </Badge>
    ),
  },
};

export const Video: Story = {
  args: { kind: 'video', src: STORY_CLIP, alt: 'The sun comes up' },
  play: async ({ canvas }) => {
    const video = canvas.getByLabelText('The sun comes up');
    await waitFor(() => expect(video.parentElement).toHaveAttribute('data-status', 'ready'));
  },
};

/** A video has no `src` until it is near the viewport. */
export const VideoFarAway: Story = {
  args: { kind: 'video', src: STORY_CLIP, alt: 'The sun comes up', eager: false },
  decorators: [(Story) => <div className="pt-[200vh]">{Story()}</div>],
  play: async ({ canvas }) => {
    const video = canvas.getByLabelText('The sun comes up');
    await expect(video).not.toHaveAttribute('src');
    video.scrollIntoView();
    await waitFor(() => expect(video.parentElement).toHaveAttribute('data-status', 'ready'));
  },
};

const NEVER_DECODED = URL.createObjectURL(new MediaSource());

/** If the browser decodes no frame before playback, the frame shows a cover and the video's controls. */
export const VideoWithoutAFrame: Story = {
  tags: ['req:gallery.video-cover'],
  args: { kind: 'video', src: NEVER_DECODED, alt: 'Night rain', ratio: '16 / 9' },
  play: async ({ canvasElement }) => {
    const video = canvasElement.querySelector('video');
    video?.dispatchEvent(new Event('loadedmetadata'));
    await waitFor(() => expect(video?.closest('[data-status]')).toHaveAttribute('data-status', 'ready'));
    await expect(canvasElement.querySelector('[data-ui=media-frame-cover] svg')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    src: undefined,
    ratio: '1 / 1',
    brokenText:
      'Diese Bilddatei ist vorübergehend nicht verfügbar, weil der Bilderaufbewahrungsdienst nicht antwortet.',
  },
  decorators: [
    (Story) => (
      <div className="w-48">
        <Story />
      </div>
    ),
  ],
};
