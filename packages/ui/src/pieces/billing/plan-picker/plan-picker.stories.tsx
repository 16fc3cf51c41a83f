import { PLANS } from '@product/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { rightToLeft } from '../../shell/stories/right-to-left';
import { PlanPicker } from './plan-picker';

const meta = {
  title: 'Pieces/Billing/PlanPicker',
  component: PlanPicker,
  parameters: { reading: (({ plans }) => ({ plans })) satisfies StoryReadingArgs },
  tags: ['autodocs'],
  args: { plans: PLANS, value: 'basic', interval: 'month', onValueChange: fn() },
  decorators: [(Story) => <div className="max-w-120">{Story()}</div>],
} satisfies Meta<typeof PlanPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Monthly: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Basic' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Pro' })).toHaveAccessibleDescription('£25 per month');
    await userEvent.click(canvas.getByRole('radio', { name: 'Pay as you go' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('payg');
  },
};

export const Yearly: Story = {
  args: { interval: 'year', value: 'pro' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Pro' })).toHaveAccessibleDescription('£250 per year');
  },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };
