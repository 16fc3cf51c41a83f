import { businessModels, TOKEN_PACKS } from '@product/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PackGrid } from './pack-grid';
import { followByKeyboard } from '../../shell/stories/follow-by-keyboard';

const meta = {
  title: 'Pieces/Billing/PackGrid',
  component: PackGrid,
  tags: ['autodocs'],
  args: {
    packs: TOKEN_PACKS,
    recommended: 'starter',
    hrefFor: (pack) => `#/buy-tokens?package=${pack}`,
  },
  parameters: {
    businessModel: (({ packs }) => ({ packs })) satisfies StoryModelArgs,
    guide: {
      keyboard: [{ keys: ['Enter'], does: 'Follows the focused link to the purchase page.' }],
      do: [
        'Pass all packs of a business model; the grid marks the one with the lowest price per token.',
        'Recommend one pack with `recommended`.',
      ],
      dont: ['Set the number of columns; the layout depends on the width of the container.'],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof PackGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Each pack lists exactly its own features from the specification; none is inherited from another pack. */
export const Five: Story = {
  tags: ['req:pricing.pack-cards', 'req:shop.pack-links'],
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article');
    await expect(
      cards.map(
        (card) => card.getAttribute('aria-labelledby') && card.querySelector('h3')?.textContent.toLowerCase(),
      ),
    ).toEqual(TOKEN_PACKS.map(({ id }) => id));
    const creator = canvas.getByRole('article', { name: 'Creator' });
    await expect([...creator.querySelectorAll('li')].map((note) => note.textContent)).toEqual([
      '4K quality',
      'Advanced styles',
    ]);
    await expect(creator).toHaveTextContent('£80');
    await expect(creator).toHaveTextContent('£0.16 per token');
    await expect(canvas.getByRole('link', { name: 'Buy Pro' })).toHaveAttribute(
      'href',
      '#/buy-tokens?package=pro',
    );
    await expect(canvas.getByText('Best value')).toBeVisible();
  },
};

export const QualityByPack: Story = {
  tags: ['req:rules.quality-by-pack'],
  play: async ({ canvas }) => {
    const qualities = canvas
      .getAllByRole('article')
      .map(({ textContent }) => ['4K', 'HD'].find((level) => textContent.includes(`${level} quality`)));
    await expect(qualities).toEqual(
      TOKEN_PACKS.map(({ features }) => (features.includes('4k') ? '4K' : 'HD')),
    );
  },
};

/** The `trial` business model has no Hobby pack. */
export const Four: Story = {
  tags: ['req:tokens.packs-earlier'],
  args: { packs: businessModels.trial.packs },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(businessModels.trial.packs.length);
    await expect(canvas.queryByRole('article', { name: 'Hobby' })).toBeNull();
  },
};

export const WithoutButtons: Story = {
  args: { hrefFor: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const InRows: Story = { decorators: [(Story) => <div className="max-w-180">{Story()}</div>] };

export const OnAPhone: Story = { decorators: [(Story) => <div className="max-w-72">{Story()}</div>] };

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) await followByKeyboard(link);
  },
};

export const LongText: Story = { globals: { locale: 'long' } };
