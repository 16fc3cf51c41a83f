import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { STYLE_PICTURES } from '../style-tiles';
import { SimilarStyles } from './similar-styles';

const meta = {
  title: 'Pieces/Generator/SimilarStyles',
  component: SimilarStyles,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: [],
      do: ['Leave the places empty until there is something like the result.'],
      dont: ['Show more than four: the rest is left out.'],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof SimilarStyles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['req:generate.similar-styles'],
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

export const FourFound: Story = {
  args: {
    pictures: (['vaporwave', 'anime', 'fantasy', 'sketch'] as const).map((style) => ({
      id: style,
      src: STYLE_PICTURES[style],
      alt: `A picture in ${style}`,
    })),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByRole('img')).toHaveLength(4));
  },
};

export const OneThatIsGone: Story = { args: { pictures: [{ id: 1, alt: 'A sun over a grid' }] } };

export const LongText: Story = { globals: { locale: 'long' } };
