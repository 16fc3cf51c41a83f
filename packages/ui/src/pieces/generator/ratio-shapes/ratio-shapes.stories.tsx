import { ASPECT_RATIOS } from '@product/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RatioShapes } from './ratio-shapes';

const meta = {
  title: 'Pieces/Generator/RatioShapes',
  component: RatioShapes,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: [
        { keys: ['Tab'], does: 'Moves focus to the selected ratio.' },
        {
          keys: ['ArrowRight', 'ArrowLeft'],
          does: 'Selects the next or previous ratio. Directions are mirrored in right-to-left languages.',
        },
      ],
      do: ['Apply the selected ratio to the preview at once, so that users see its effect.'],
      dont: ['Use it for sizes in pixels; it shows aspect ratios only.'],
    } satisfies StoryGuide,
  },
  args: { value: '1:1', onValueChange: fn() },
  decorators: [(Story) => <div className="max-w-96">{Story()}</div>],
} satisfies Meta<typeof RatioShapes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['req:generate.selectors'],
  play: async ({ canvasElement, args }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: 'Aspect ratio' });
    await expect(within(group).getAllByRole('radio')).toHaveLength(ASPECT_RATIOS.length);
    await expect(within(group).getByRole('radio', { name: '1:1' })).toBeChecked();
    await userEvent.click(within(group).getByRole('radio', { name: '9:16' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('9:16');
  },
};

export const Wide: Story = { args: { value: '16:9' } };

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const chosen = canvas.getByRole('radio', { name: '1:1' });
    await expect(chosen).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(ASPECT_RATIOS[1]);
    chosen.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(ASPECT_RATIOS.at(-1));
  },
};
