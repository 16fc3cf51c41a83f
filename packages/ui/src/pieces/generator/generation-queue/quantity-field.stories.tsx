import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { QuantityField, type QuantityFieldProps } from './quantity-field';

function Controlled({ value: first, onValueChange, ...props }: QuantityFieldProps) {
  const [value, setValue] = useState(first);
  const change = (next: number) => {
    setValue(next);
    onValueChange?.(next);
  };
  return <QuantityField {...props} value={value} onValueChange={change} />;
}

const meta = {
  title: 'Pieces/Generator/QuantityField',
  component: QuantityField,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: [],
      do: ['Show beside it what the quantity costs.'],
      dont: ['Keep the quantity after the press that used it without showing it.'],
    } satisfies StoryGuide,
  },
  args: { label: 'Quantity', value: 3, onValueChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof QuantityField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is typed stays until the focus leaves the field; what it stands for is within the limits. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Quantity' });
    await userEvent.clear(field);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1);
    await expect(field).toHaveValue(null);
    await userEvent.type(field, '600');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(50);
    await userEvent.tab();
    await expect(field).toHaveValue(50);
  },
};
