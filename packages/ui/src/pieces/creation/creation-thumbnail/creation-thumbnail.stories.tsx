import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PICTURES } from '../stories/pictures';
import { CreationThumbnail } from './creation-thumbnail';

const meta = {
  title: 'Pieces/Gallery/CreationThumbnail',
  component: CreationThumbnail,
  parameters: {
    guide: {
      keyboard: [],
      do: ['Put it into a link or a button that has a name.'],
      dont: ['Use it alone; it has no alternative text.'],
    } satisfies StoryGuide,
  },
  args: { src: PICTURES.cyberpunk },
  decorators: [(Story) => <div style={{ width: '4rem', height: '4rem' }}>{Story()}</div>],
} satisfies Meta<typeof CreationThumbnail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
};

/** A video has a sign, also if it cannot be loaded. */
export const BrokenVideo: Story = {
  args: { src: undefined, mediaType: 'video' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg.ui\\:bg-media-chip')).toBeVisible();
  },
};
