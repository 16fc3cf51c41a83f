import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RatioShapes } from './ratio-shapes';

const meta = {
  title: 'Pieces/Generator/RatioShapes',
  component: RatioShapes,
  tags: ['autodocs'],
  args: { value: '1:1', onValueChange: fn() },
  decorators: [(Story) => <div className="max-w-96">{Story()}</div>],
} satisfies Meta<typeof RatioShapes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Square: Story = {
  play: async ({ canvasElement, args }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: 'Aspect ratio' });
    await expect(within(group).getAllByRole('radio')).toHaveLength(5);
    await expect(within(group).getByRole('radio', { name: '1:1' })).toBeChecked();
    await userEvent.click(within(group).getByRole('radio', { name: '9:16' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('9:16');
  },
};

export const Wide: Story = { args: { value: '16:9' } };
