import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Badge } from '../badge';
import { RadioGroup, RadioOption } from './radio-group';

const meta: Meta<typeof RadioGroup> = {
  title: 'Parts/RadioGroup',
  component: RadioGroup,
  tags: ['autodocs'],
  args: { 'aria-label': 'Paper', onValueChange: fn() },
  decorators: [(Story) => <div className="max-w-120">{Story()}</div>],
  render: (args) => (
    <RadioGroup {...args}>
      <RadioOption value="small" label="A4" description="For a desk" end="£12" />
      <RadioOption
        value="large"
        label="A2"
        badge={<Badge variant="accent">Best value</Badge>}
        description="For a wall"
        end="£30"
      />
      <RadioOption value="huge" label="A0" description="For a hall" end="£90" disabled />
    </RadioGroup>
  ),
};

export default meta;
type Story = StoryObj<typeof RadioGroup>;

export const NothingChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('For a wall'));
    await expect(args.onValueChange).toHaveBeenCalledWith('large');
  },
};

export const Chosen: Story = {
  args: { defaultValue: 'small' },
  play: async ({ canvas, userEvent }) => {
    const small = canvas.getByRole('radio', { name: 'A4' });
    await expect(small).toBeChecked();
    await expect(small).toHaveAccessibleDescription('For a desk £12');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown>}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'A2' })).toBeChecked());
    await userEvent.keyboard('{/ArrowDown}');
  },
};

export const Disabled: Story = { args: { defaultValue: 'large', disabled: true } };

export const RightToLeft: Story = { args: { defaultValue: 'large', dir: 'rtl' } };
