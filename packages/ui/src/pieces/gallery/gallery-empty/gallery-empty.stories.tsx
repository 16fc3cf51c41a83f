import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { GalleryEmpty } from './gallery-empty';

const meta = {
  title: 'Pieces/Gallery/GalleryEmpty',
  component: GalleryEmpty,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: [],
      do: ['Set `href` to the generator; for visitors, to the registration.'],
      dont: ['Show it while the gallery is loading; use `GallerySkeleton` instead.'],
    } satisfies StoryGuide,
  },
  args: { tab: 'mine', href: '/generate' },
} satisfies Meta<typeof GalleryEmpty>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Create your first picture' });
    await expect(link).toHaveAttribute('href', '/generate');
  },
};

export const Community: Story = {
  tags: ['req:gallery.gallery-empty-community'],
  args: { tab: 'community', href: '/auth' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '/auth');
  },
};

export const WithoutAction: Story = {
  args: { href: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};

export const LongText: Story = { globals: { locale: 'long' } };
