import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CreationMedia } from './creation-media';
import { PICTURES } from '../stories/pictures';

const meta = {
  title: 'Pieces/Gallery/CreationMedia',
  component: CreationMedia,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: [],
      do: ['Describe the content in `alt`; leave it empty if the text beside it does so.'],
      dont: ['Pass a URL to `src` that has not been validated.'],
    } satisfies StoryGuide,
  },
  args: { src: PICTURES.cyberpunk, alt: 'A quiet street after the rain', ratio: '4 / 3' },
  decorators: [(Story) => <div className="max-w-96">{Story()}</div>],
} satisfies Meta<typeof CreationMedia>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('img', { name: /quiet street/ })).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { src: undefined },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('This picture cannot be shown')).toBeVisible();
  },
};

/** An unknown media type is shown as an image. */
export const UnknownMedium: Story = { args: { mediaType: 'hologram' } };

export const MissingVideo: Story = {
  args: { src: undefined, mediaType: 'video' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('This video cannot be shown')).toBeVisible();
  },
};

export const LongText: Story = { args: { src: undefined }, globals: { locale: 'long' } };
