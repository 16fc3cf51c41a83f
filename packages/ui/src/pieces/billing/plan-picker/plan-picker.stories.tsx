import { PLANS } from '@product/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PlanPicker } from './plan-picker';

const meta = {
  title: 'Pieces/Billing/PlanPicker',
  component: PlanPicker,
  tags: ['autodocs'],
  args: { plans: PLANS, value: 'basic', interval: 'month', onValueChange: fn() },
  decorators: [(Story) => <div className="max-w-120">{Story()}</div>],
  parameters: {
    businessModel: (({ plans }) => ({ plans, value: plans[0]?.id })) satisfies StoryModelArgs,
    guide: {
      keyboard: [
        { keys: ['Tab'], does: 'Moves focus to the selected plan, then out of the group.' },
        { keys: ['ArrowDown', 'ArrowUp'], does: 'Selects the next or previous plan.' },
      ],
      do: ['Pass the selected `interval`, so that users see the price that they will pay.'],
      dont: ['Use it for token packs, which are one-time purchases; use `PackPicker` instead.'],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof PlanPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Monthly: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Basic' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Pro' })).toHaveAccessibleDescription('£25 per month');
    await userEvent.click(canvas.getByRole('radio', { name: 'Pay as you go' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('payg');
  },
};

export const Yearly: Story = {
  tags: ['req:tokens.plan-pro'],
  args: { interval: 'year', value: 'pro' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Pro' })).toHaveAccessibleDescription('£250 per year');
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Basic' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('pro');
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Basic' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('payg');
  },
};

export const LongText: Story = { globals: { locale: 'long' } };
