import { PLANS } from '@product/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PlanBenefits } from './plan-benefits';

const [basic, pro, payg] = PLANS;
if (!basic || !pro || !payg) throw new Error('The benefits are shown for three plans.');

const meta = {
  title: 'Pieces/Billing/PlanBenefits',
  component: PlanBenefits,
  tags: ['autodocs'],
  args: { plan: basic },
  parameters: {
    reading: (({ plans: [plan] }) => ({ plan })) satisfies StoryReadingArgs,
    guide: {
      keyboard: [],
      do: ['Show it for the plan that is chosen, next to the choice.'],
      dont: ['Write benefits by hand: they come from the plan.'],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof PlanBenefits>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'What Basic includes' })).toHaveTextContent(
      '50 images per month3 videos per monthHD qualityPriority processing',
    );
  },
};

export const Pro: Story = { args: { plan: pro } };

export const PayAsYouGo: Story = {
  args: { plan: payg },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£0.50 per image')).toBeVisible();
    await expect(canvas.getByText('£5 minimum credit')).toBeVisible();
  },
};

export const LongText: Story = { globals: { locale: 'long' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Dark: Story = { globals: { theme: 'dark' } };
