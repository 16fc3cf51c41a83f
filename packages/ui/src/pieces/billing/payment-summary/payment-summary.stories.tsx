import { PLANS, businessModels } from '@product/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PaymentSummary } from './payment-summary';

const [basic, , payg] = PLANS;
const [premium] = businessModels.trial.plans;
if (!basic || !payg || !premium) throw new Error('The summary is shown with three plans.');

const meta = {
  title: 'Pieces/Billing/PaymentSummary',
  component: PaymentSummary,
  tags: ['autodocs'],
  args: { plan: basic, interval: 'month', termsHref: '#/legal/terms', onConfirm: fn() },
  decorators: [(Story) => <div className="max-w-96">{Story()}</div>],
  parameters: {
    businessModel: (({ plans: [plan], moneyBack, proratedCredit }) => ({
      plan,
      moneyBack,
      proratedCredit,
    })) satisfies StoryModelArgs,
    guide: {
      keyboard: [{ keys: ['Enter', 'Space'], does: 'On the button: confirms the subscription.' }],
      do: [
        'Set `termsHref`, so that users can read the terms that they agree to.',
        'Pass `moneyBack` only if the business model has a money-back guarantee.',
      ],
      dont: ['Repeat the benefits of the plan in it; show `PlanBenefits` beside it.'],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof PaymentSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Monthly: Story = {
  tags: ['req:pricing.confirm-button', 'req:pricing.payment-summary'],
  play: async ({ args, canvas, userEvent }) => {
    const summary = canvas.getByRole('region', { name: 'Payment summary' });
    await expect(summary).toHaveTextContent('PlanBasicBillingMonthly · £10 per monthDue today£10');
    await expect(canvas.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
      'href',
      '#/legal/terms',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Subscription' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Yearly: Story = {
  args: { interval: 'year' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent('Due today£100');
    await expect(canvas.queryByText(/money-back|credited/)).toBeNull();
  },
};

/** A pay-as-you-go plan has no billing interval; its minimum credit is due. */
export const PayAsYouGo: Story = {
  args: { plan: payg },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent('PlanPay as you goDue today£5');
    await expect(canvas.queryByText('Billing')).toBeNull();
  },
};

export const Pending: Story = {
  args: { pending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Opening checkout...' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Failed: Story = { args: { error: 'Failed to create checkout session' } };

const { moneyBack, proratedCredit } = businessModels.trial;

/** The `trial` business model has a money-back guarantee on yearly plans only, and credits the rest of a month. */
export const TrialYearly: Story = {
  tags: ['req:tokens.older-money-back', 'req:tokens.older-price', 'req:tokens.older-prorated-credit'],
  args: { plan: premium, interval: 'year', moneyBack, proratedCredit },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('14-day money-back guarantee on this interval.')).toBeVisible();
    await expect(canvas.getByText(/What is left of your month is credited\.$/)).toBeVisible();
    await expect(canvas.getByRole('region')).toHaveTextContent('Due today£80');
  },
};

export const TrialMonthly: Story = {
  tags: ['req:tokens.older-money-back'],
  args: { plan: premium, moneyBack, proratedCredit },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/money-back|credited/)).toBeNull();
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Confirm Subscription' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    await expect(args.onConfirm).toHaveBeenCalledTimes(2);
  },
};

export const LongText: Story = { globals: { locale: 'long' } };
