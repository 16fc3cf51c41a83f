import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { GallerySkeleton } from './gallery-skeleton';

const meta = {
  title: 'Pieces/Gallery/GallerySkeleton',
  component: GallerySkeleton,
  tags: ['autodocs'],
} satisfies Meta<typeof GallerySkeleton>;

export default meta;

export const Loading: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading creations...');
  },
};
