import { GENERATOR_DEFAULTS, TOKEN_PACKS } from '@product/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { QueueNote, type QueueNotePlan } from './queue-note';

const added = ['red', 'blue'].flatMap((colour) =>
  (['anime', 'fantasy'] as const).map((style) => ({
    ...GENERATOR_DEFAULTS,
    style,
    prompt: `a ${colour} kite`,
  })),
);

const plan: QueueNotePlan = {
  added,
  waiting: 0,
  count: 4,
  cost: 4,
  media: 'image',
  covered: 4,
  missing: 0,
  left: 3,
  pack: undefined,
  agreement: { isTrial: false },
};

const meta = {
  title: 'Pieces/Generator/QueueNote',
  component: QueueNote,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: [],
      do: ['Show it before the press, so that no more is charged than was shown.'],
      dont: ['Show it for one generation that the balance covers: the button has its cost.'],
    } satisfies StoryGuide,
  },
  args: { plan },
} satisfies Meta<typeof QueueNote>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The styles of several, and their prompts on request. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '4 images, 4 tokens; 3 tokens left after that',
    );
    await expect(canvas.getByText('Anime')).toBeVisible();
    await userEvent.click(canvas.getByText('Show the prompts'));
    const prompts = within(canvas.getByRole('region', { name: 'Show the prompts' }));
    await expect(prompts.getAllByRole('listitem')).toHaveLength(4);
  },
};

/** The pack that covers what is missing. */
export const PartlyCovered: Story = {
  args: {
    plan: { ...plan, waiting: 1, count: 5, cost: 5, covered: 2, missing: 3, left: 0, pack: TOKEN_PACKS[0] },
    buyTokensHref: '/buy-tokens',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '5 images, 5 tokens; your balance covers 2: the first 2 will run (1 of them is waiting already.)',
    );
    await expect(canvas.getByRole('link', { name: 'Buy Tokens' })).toHaveAttribute('href', '/buy-tokens');
  },
};

/** More than there is room for. */
export const Full: Story = {
  args: { plan: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'The queue holds at most 50. Choose a lower quantity, or fewer alternatives, styles or ratios.',
    );
  },
};
