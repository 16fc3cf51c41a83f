import { STYLES } from '@product/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { STYLE_PICTURES } from '../../generator/style-tiles';
import { expectNoOverflow } from '../stories/expect-no-overflow';
import { preventNavigation } from '../stories/prevent-navigation';
import { ShowcaseSection } from './showcase-section';
import { followByKeyboard } from '../stories/follow-by-keyboard';

const pictures = STYLES.map((style) => ({ label: style, src: STYLE_PICTURES[style] }));

const meta = {
  title: 'Pieces/Shell/ShowcaseSection',
  component: ShowcaseSection,
  decorators: [preventNavigation],
  parameters: {
    layout: 'fullscreen',
    guide: {
      keyboard: [{ keys: ['Enter'], does: 'Follows the link of the section or of a tile.' }],
      do: [
        'Show four or eight pictures, so that the rows are full at every width.',
        'Use each picture only once.',
      ],
      dont: ['Write sentences on a picture; use one word as its label, and put text below the title.'],
    } satisfies StoryGuide,
  },
  args: {
    title: 'One sentence, every style',
    description: 'Each one has its own light, line and palette.',
    link: { href: '#/gallery', label: 'Browse the gallery' },
    pictures,
  },
} satisfies Meta<typeof ShowcaseSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

export const EachLeadsSomewhere: Story = {
  args: { pictures: pictures.map((picture) => ({ ...picture, href: `#/generate?style=${picture.label}` })) },
  play: async ({ canvas }) => {
    const tile = canvas.getByRole('link', { name: 'sketch' });
    await expect(tile).toHaveAttribute('href', '#/generate?style=sketch');
    const { left, top } = tile.closest('li')?.getBoundingClientRect() ?? new DOMRect();
    await expect(document.elementFromPoint(left + 20, top + 20)).toBe(tile);
    await userEvent.click(canvas.getByRole('link', { name: 'Browse the gallery' }));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'realistic' })).toHaveFocus();
  },
};

/** Without a picture, or if it cannot be loaded, the label is shown. */
export const WithoutPictures: Story = {
  args: {
    pictures: pictures
      .slice(0, 4)
      .map(({ label }, index) => ({ label, src: index % 2 ? './gone.jpg' : undefined })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('fantasy')).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) await followByKeyboard(link);
  },
};

export const LongText: Story = {
  args: {
    title: 'Eight ways of seeing the very same sentence, from a photograph to a drawing by hand',
    link: { href: '#/gallery', label: 'Browse everything that people have chosen to share' },
    pictures: pictures.map((picture) => ({
      ...picture,
      label: `${picture.label}: Bildbearbeitungsprogrammfunktionsübersicht`,
    })),
  },
  play: expectNoOverflow,
};
