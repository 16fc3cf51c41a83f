import { PLANS, businessModels } from '@product/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BillingInterval } from './billing-interval';

const [basic] = PLANS;
const [premium] = businessModels.trial.plans;
if (!basic || !premium) throw new Error('The interval is shown with the first plan of each business model.');

const meta = {
  title: 'Pieces/Billing/BillingInterval',
  component: BillingInterval,
  tags: ['autodocs'],
  args: { plan: basic, value: 'month', onValueChange: fn() },
  decorators: [(Story) => <div className="max-w-120">{Story()}</div>],
  parameters: {
    businessModel: (({ plans: [plan], wording }) => ({
      plan,
      wording: wording.yearlySaving,
    })) satisfies StoryModelArgs,
    guide: {
      keyboard: [
        { keys: ['Tab'], does: 'Moves focus to the selected interval, then out of the group.' },
        { keys: ['ArrowDown', 'ArrowUp'], does: 'Selects the other interval.' },
      ],
      do: ['Place it next to the price that it changes.'],
      dont: ['Show it for a pay-as-you-go plan, which has no billing interval.'],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof BillingInterval>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Monthly: Story = {
  tags: ['req:pricing.interval', 'req:tokens.yearly-saves'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Billing' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    const yearly = canvas.getByRole('radio', { name: 'Yearly' });
    await expect(yearly).toHaveAccessibleDescription('Save about 17% £100 per year');
    await userEvent.click(yearly);
    await expect(args.onValueChange).toHaveBeenCalledWith('year');
  },
};

export const Yearly: Story = { args: { value: 'year' } };

/** In the `trial` business model a year saves a third, and the amount is shown. */
export const TrialModel: Story = {
  tags: ['req:tokens.older-price'],
  args: { plan: premium, value: 'year', wording: businessModels.trial.wording.yearlySaving },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Save 33% (£40)')).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('year');
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('year');
  },
};

export const LongText: Story = { globals: { locale: 'long' } };
