import { businessModels } from '@product/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Faq } from './faq';

const meta = {
  title: 'Pieces/Billing/Faq',
  component: Faq,
  tags: ['autodocs'],
  parameters: {
    businessModel: (({ faq }) => ({ entries: faq })) satisfies StoryModelArgs,
    guide: {
      keyboard: [
        { keys: ['Enter', 'Space'], does: 'Opens or closes the answer to the focused question.' },
        { keys: ['ArrowDown', 'ArrowUp'], does: 'Moves focus to the next or previous question.' },
        { keys: ['Home', 'End'], does: 'Moves focus to the first or last question.' },
      ],
      do: [
        'Pass the questions that matter on the page; the default is those of the `tokens` business model.',
      ],
      dont: ['Put prices or terms only into an answer; users must see them on the page before they pay.'],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof Faq>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FirstOpen: Story = {
  tags: [
    'req:pricing.faq',
    'req:product.current-reading',
    'req:tokens.never-expire',
    'req:tokens.video-price-list',
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^No. Tokens never expire/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'What does a video cost?' }));
    await expect(
      canvas.getByText('5 tokens for 10 seconds, 15 for 30 seconds and 30 for 60 seconds.'),
    ).toBeVisible();
  },
};

export const EveryAnswer: Story = {
  tags: [
    'req:limits.card-payment',
    'req:payment-return.free-tier',
    'req:rules.quality-by-pack',
    'req:tokens.no-refunds',
  ],
  play: async ({ canvas, userEvent }) => {
    for (const [question, answer] of [
      ['Can I get a refund?', 'There are no refunds on token packs.'],
      ['How do I pay?', 'By card, through a card payment provider.'],
      ['Which packs include 4K?', /^Creator and .* generate in HD\.$/],
      ['What happens when I cancel a subscription?', /your account returns to the free tier/],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: question }));
      await expect(canvas.getByText(answer)).toBeVisible();
    }
  },
};

/** Shows the questions of the `trial` business model: the trial generates in HD, a subscription in every quality. */
export const TrialModel: Story = {
  tags: ['req:rules.older-trial-quality'],
  args: { entries: businessModels.trial.faq },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Which packs include 4K?' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Which quality can I use?' }));
    await expect(
      canvas.getByText('The free trial generates in HD. A subscription includes every quality, up to 4K.'),
    ).toBeVisible();
  },
};

export const SomeQuestions: Story = {
  args: { entries: ['refunds', 'payment'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, second, ...others] = canvas.getAllByRole('button');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowUp}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(others.at(-1)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();
  },
};

export const LongText: Story = { globals: { locale: 'long' } };
