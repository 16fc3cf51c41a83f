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
      do: ['Set `count` to the number of cards that fit into the window.'],
      dont: ['Keep it after loading has failed; use `GalleryError` instead.'],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof GallerySkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const loading = within(canvasElement).getByRole('status');
    await expect(within(loading).getByText('Loading creations...')).toBeVisible();
    await expect(loading.querySelector('[data-ui=spinner]')).toBeVisible();
    const [first] = loading.querySelectorAll('[data-ui=gallery-skeleton-media]');
    await expect(first?.getBoundingClientRect().top).toBe(loading.getBoundingClientRect().top);
  },
};

export const FewPlaces: Story = { args: { count: 3 } };
