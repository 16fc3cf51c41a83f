import { TOKEN_PACKS } from '@product/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PackCard } from './pack-card';

const [hobby, , , creator] = TOKEN_PACKS;
if (!hobby || !creator) throw new Error('The card is shown with the first pack and the fourth.');

const meta = {
  title: 'Pieces/Billing/PackCard',
  component: PackCard,
  tags: ['autodocs'],
  args: { pack: creator, href: '#/buy-tokens?package=creator' },
  decorators: [(Story) => <div className="@container max-w-88">{Story()}</div>],
  parameters: {
    guide: {
      keyboard: [{ keys: ['Enter'], does: 'Follows the link to the purchase page.' }],
      do: ['Put cards into a `PackGrid`; it is the size container that their layout depends on.'],
      dont: ['Add features of your own; a card lists exactly the `features` of its pack.'],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof PackCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['req:tokens.pack-creator'],
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('article', { name: 'Creator' });
    await expect(card).toHaveTextContent('500 tokens');
    await expect(card).toHaveTextContent('£80');
    const link = canvas.getByRole('link', { name: 'Buy Creator' });
    let followed = false;
    link.addEventListener('click', (event) => {
      followed = true;
      event.preventDefault();
    });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(followed).toBe(true);
  },
};

export const BestValue: Story = {
  args: { bestValue: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Best value')).toBeVisible();
  },
};

export const Recommended: Story = { args: { recommended: true } };

export const WithoutButton: Story = {
  args: { href: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const OneNote: Story = { args: { pack: hobby } };

export const LongText: Story = { globals: { locale: 'long' } };
