import { STYLES } from '@product/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StyleTiles } from './style-tiles';

const meta = {
  title: 'Pieces/Generator/StyleTiles',
  component: StyleTiles,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: [
        { keys: ['Tab'], does: 'Moves focus to the selected style.' },
        {
          keys: ['ArrowRight', 'ArrowLeft'],
          does: 'Selects the next or previous style. Directions are mirrored in right-to-left languages.',
        },
      ],
      do: ['Place it where the pictures are large enough to distinguish the styles.'],
      dont: ['Offer a style that the server does not support.'],
    } satisfies StoryGuide,
  },
  args: { value: 'cyberpunk', onValueChange: fn() },
  decorators: [(Story) => <div className="max-w-96 max-desk:px-gutter">{Story()}</div>],
} satisfies Meta<typeof StyleTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['req:generate.selectors', 'req:terms.styles'],
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: 'Style' });
    await expect(within(group).getAllByRole('radio')).toHaveLength(STYLES.length);
    await expect(within(group).getByRole('radio', { name: 'Cyberpunk' })).toBeChecked();
  },
};

export const ChoosesByPressAndArrow: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Sketch' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('sketch');
    canvas.getByRole('radio', { name: 'Cyberpunk' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('fantasy');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const chosen = canvas.getByRole('radio', { name: 'Cyberpunk' });
    await expect(chosen).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('fantasy');
    chosen.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('anime');
  },
};

/** A long style name does not move the pictures. */
export const LongText: Story = { globals: { locale: 'long' } };
