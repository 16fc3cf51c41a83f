import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StyleTiles } from './style-tiles';

const meta = {
  title: 'Pieces/Generator/StyleTiles',
  component: StyleTiles,
  tags: ['autodocs'],
  args: { value: 'cyberpunk', onValueChange: fn() },
  decorators: [(Story) => <div className="max-w-96 max-desk:px-gutter">{Story()}</div>],
} satisfies Meta<typeof StyleTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: 'Style' });
    await expect(within(group).getAllByRole('radio')).toHaveLength(8);
    await expect(within(group).getByRole('radio', { name: 'Cyberpunk' })).toBeChecked();
  },
};

export const ChoosesByPressAndArrow: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Sketch' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('sketch');
    canvas.getByRole('radio', { name: 'Cyberpunk' }).focus();
    await userEvent.keyboard('{ArrowRight>}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('fantasy'));
    await userEvent.keyboard('{/ArrowRight}');
  },
};
