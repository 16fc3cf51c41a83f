import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { QualityChoice } from './quality-choice';

const meta = {
  title: 'Pieces/Generator/QualityChoice',
  component: QualityChoice,
  tags: ['autodocs'],
  args: { value: 'hd', onValueChange: fn(), onLocked: fn(), buyTokensHref: '/pricing' },
  decorators: [(Story) => <div className="max-w-96">{Story()}</div>],
} satisfies Meta<typeof QualityChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvasElement, args }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: 'Quality' });
    await userEvent.click(within(group).getByRole('radio', { name: '4K' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('4k');
  },
};

export const FourKLocked: Story = {
  args: { access: false },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const locked = canvas.getByRole('radio', { name: '4K' });
    await expect(locked).toHaveAttribute('aria-disabled', 'true');
    await expect(locked).toHaveAccessibleDescription(/^4K quality generation requires tokens/);
    await expect(canvas.getByText('Tokens Required')).toBeVisible();

    await userEvent.click(locked);
    await expect(args.onLocked).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: 'HD' })).toBeChecked();
  },
};
