import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { GalleryEmpty } from './gallery-empty';

const meta = {
  title: 'Pieces/Gallery/GalleryEmpty',
  component: GalleryEmpty,
  tags: ['autodocs'],
  args: { wall: 'mine', href: '/generate' },
} satisfies Meta<typeof GalleryEmpty>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mine: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Create your first picture' });
    await expect(link).toHaveAttribute('href', '/generate');
  },
};

export const Community: Story = {
  args: { wall: 'community', href: '/auth' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '/auth');
  },
};
