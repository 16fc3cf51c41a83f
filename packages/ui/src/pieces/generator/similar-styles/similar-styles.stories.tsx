import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { STYLE_PICTURES } from '../style-tiles';
import { SimilarStyles } from './similar-styles';

const meta = {
  title: 'Pieces/Generator/SimilarStyles',
  component: SimilarStyles,
  tags: ['autodocs'],
} satisfies Meta<typeof SimilarStyles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Similar styles' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const SomeFound: Story = {
  args: {
    pictures: [
      { id: 1, src: STYLE_PICTURES.vaporwave, alt: 'A sun over a grid' },
      { id: 2, src: STYLE_PICTURES.anime, alt: 'A summer hill' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('img', { name: 'A sun over a grid' })).toBeVisible());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};
