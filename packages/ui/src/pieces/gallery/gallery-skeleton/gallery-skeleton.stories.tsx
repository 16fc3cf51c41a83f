import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { GallerySkeleton } from './gallery-skeleton';

const meta = {
  title: 'Pieces/Gallery/GallerySkeleton',
  component: GallerySkeleton,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: [],
      do: ['Show as many places as the window has room for.'],
      dont: ['Leave it when loading has failed: that is `GalleryError`.'],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof GallerySkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading creations...');
  },
};

export const FewPlaces: Story = { args: { count: 3 } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Dark: Story = { globals: { theme: 'dark' } };
