import { STYLES } from '@product/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { STYLE_PICTURES } from '../../generator/style-tiles';
import { GalleryCard } from '../gallery-card';
import { GalleryGrid } from './gallery-grid';

const TITLES = [
  'North shore',
  'August',
  'Night rain',
  'Emerald keep',
  'House by the field',
  'House robot, first draft',
  'Boulevard',
  'One-eyed greeter',
];

const creations = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const place = index % STYLES.length;
    return {
      id: index,
      title: TITLES[place] ?? '',
      style: STYLES[place] ?? STYLES[0],
      aspectRatio: '1:1',
      mediaType: 'image',
      isPublic: index % 3 === 0,
    };
  });

interface WallProps {
  /** How many cards hang on it. */
  count: number;
  own?: boolean;
}

function Wall({ count, own = false }: WallProps) {
  return (
    <GalleryGrid
      items={creations(count)}
      renderCard={(creation, index) => (
        <GalleryCard
          creation={creation}
          src={STYLE_PICTURES[creation.style]}
          own={own}
          liked={index === 2}
          onLikedChange={fn()}
          onShare={fn()}
          onEdit={fn()}
          onDelete={fn()}
        />
      )}
    />
  );
}

const meta = {
  title: 'Pieces/Gallery/GalleryGrid',
  component: GalleryGrid,
  tags: ['autodocs'],
  args: { items: [], renderCard: () => null },
} satisfies Meta<typeof GalleryGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OwnWall: Story = {
  render: () => <Wall count={8} own />,
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list');
    await expect(within(list).getAllByRole('article')).toHaveLength(8);
  },
};

export const CommunityWall: Story = { render: () => <Wall count={8} /> };

export const OneCard: Story = { render: () => <Wall count={1} /> };

export const Crowded: Story = {
  tags: ['!autodocs'],
  render: () => <Wall count={120} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(120);
  },
};
