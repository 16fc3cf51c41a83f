import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../stories/expect-no-overflow';
import { wallPictures } from '../stories/wall-pictures';
import { ImageRow } from './image-row';

const meta = {
  title: 'Pieces/Shell/ImageRow',
  component: ImageRow,
  parameters: {
    layout: 'fullscreen',
    guide: {
      keyboard: [],
      do: [
        'Put the most important picture into the middle.',
        'Describe the list of pictures with `aria-label`.',
      ],
      dont: ['Put essential pictures at the sides; on a phone they are clipped.'],
    } satisfies StoryGuide,
  },
  args: { pictures: wallPictures, 'aria-label': 'Pictures made here' },
} satisfies Meta<typeof ImageRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const heights = canvas
      .getAllByRole('listitem')
      .map((item) => item.querySelector('img')?.offsetHeight ?? 0);
    const [outer = 0, inner = 0, middle = 0] = heights;
    await expect(middle).toBeGreaterThan(inner);
    await expect(inner).toBeGreaterThan(outer);
    await expect(heights).toEqual(heights.toReversed());
    await expectNoOverflow();
  },
};

export const Three: Story = { args: { pictures: wallPictures.slice(1, 4) } };

/** Without pictures an empty list is rendered. */
export const None: Story = {
  args: { pictures: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Pictures made here' })).toBeEmptyDOMElement();
  },
};

export const LongText: Story = {
  args: {
    pictures: wallPictures.map((picture) => ({
      ...picture,
      label: 'Bildbearbeitungsprogrammfunktionsübersicht in Öl auf Leinwand',
    })),
  },
  play: expectNoOverflow,
};
