import { PLANS, businessModels } from '@product/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PlanBenefits } from './plan-benefits';

const [basic, pro, payg] = PLANS;
const [premium] = businessModels.trial.plans;
if (!basic || !pro || !payg || !premium) throw new Error('The benefits are shown for four plans.');

const meta = {
  title: 'Pieces/Billing/PlanBenefits',
  component: PlanBenefits,
  tags: ['autodocs'],
  args: { plan: basic },
  parameters: {
    businessModel: (({ plans: [plan] }) => ({ plan })) satisfies StoryModelArgs,
    guide: {
      keyboard: [],
      do: ['Show it for the selected plan, next to the plan picker.'],
      dont: ['Write benefits by hand; they come from `plan`.'],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof PlanBenefits>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Basic: Story = {
  tags: ['req:pricing.plan-benefits', 'req:tokens.plan-basic'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'What Basic includes' })).toHaveTextContent(
      '50 images per month3 videos per monthHD qualityPriority processing',
    );
  },
};

export const Pro: Story = { args: { plan: pro } };

export const PayAsYouGo: Story = {
  tags: ['req:tokens.plan-payg'],
  args: { plan: payg },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£0.50 per image')).toBeVisible();
    await expect(canvas.getByText('£2.00 per video')).toBeVisible();
    await expect(canvas.getByText('£5 minimum credit')).toBeVisible();
  },
};

/** A subscription of the `trial` business model includes every quality. */
export const TrialModel: Story = {
  args: { plan: premium },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'What Basic includes' })).toHaveTextContent(
      'Every quality, up to 4KPriority processing',
    );
  },
};

export const LongText: Story = { globals: { locale: 'long' } };
