import { businessModels } from '@product/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TrialBenefits } from './trial-benefits';

const { trial } = businessModels.trial;
if (!trial) throw new Error('The trial is that of the trial model.');

const meta = {
  title: 'Pieces/Billing/TrialBenefits',
  component: TrialBenefits,
  tags: ['autodocs'],
  args: { trial },
  parameters: {
    guide: {
      keyboard: [],
      do: ['Show it above the plans if the business model has a trial.'],
      dont: ['Write the limits by hand; they come from `trial`.'],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof TrialBenefits>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TrialModel: Story = {
  tags: ['req:tokens.older-trial'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '7-day free trial' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '3 generations per day',
      'HD quality',
      'With a watermark',
    ]);
  },
};

export const InGerman: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '7 Tage kostenlos testen' })).toHaveTextContent(
      '3 Generierungen pro TagHD-QualitätMit Wasserzeichen',
    );
  },
};

export const LongText: Story = { globals: { locale: 'long' } };
