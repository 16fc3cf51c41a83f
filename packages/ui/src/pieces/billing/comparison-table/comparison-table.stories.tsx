import { businessModels, TOKEN_PACKS } from '@product/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ComparisonTable } from './comparison-table';

const meta = {
  title: 'Pieces/Billing/ComparisonTable',
  component: ComparisonTable,
  tags: ['autodocs'],
  args: { packs: TOKEN_PACKS },
  parameters: {
    businessModel: (({ packs }) => ({ packs })) satisfies StoryModelArgs,
    guide: {
      keyboard: [
        { keys: ['Tab'], does: 'Moves focus to the table. If it is too wide, the arrow keys scroll it.' },
      ],
      do: ['Pass the packs of one business model, in the order of the cards.'],
      dont: ['Wrap it in a scroll container; it scrolls by itself and keeps the first column visible.'],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof ComparisonTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const rowOf = (table: HTMLElement, name: string) =>
  [...table.querySelectorAll('tr')].find((row) => row.cells[0]?.textContent === name)?.textContent;

export const Five: Story = {
  tags: ['req:pricing.comparison'],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(rowOf(table, 'Price')).toBe('Price£5£20£45£80£150');
    await expect(rowOf(table, '5-second videos')).toBe('5-second videos83383166333');
    await expect(rowOf(table, 'Highest quality')).toBe('Highest qualityHDHDHD4K4K');
    await expect(rowOf(table, 'Priority support')).toBe(
      `Priority support${'Not included'.repeat(4)}Included`,
    );
  },
};

export const Four: Story = {
  args: { packs: businessModels.trial.packs },
  play: async ({ canvas }) => {
    const columns = canvas.getAllByRole('columnheader').slice(1);
    await expect(columns).toHaveLength(businessModels.trial.packs.length);
  },
};

/** On a phone two packs are compared side by side, and the user chooses which. */
export const OnAPhone: Story = {
  tags: ['req:pricing.comparison'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const columns = () => canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(columns()).toEqual(['Feature', 'Hobby', 'Starter']);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Compare the packs: 1' }), 'Ultimate');
    await expect(columns()).toEqual(['Feature', 'Starter', 'Ultimate']);
    await expect(canvas.getByRole('combobox', { name: 'Compare the packs: 2' })).toHaveDisplayValue(
      'Ultimate',
    );
    const region = canvas.getByRole('region');
    await expect(region.scrollWidth).toBe(region.clientWidth);
  },
};

/** In the narrowest column the region can be focused and scrolled; the row headers stay in place. */
export const ByKeyboard: Story = {
  decorators: [(Story) => <div className="max-w-40">{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region');
    // After the two packs.
    for (const _ of [0, 1, 2]) await userEvent.tab();
    await expect(region).toHaveFocus();
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    const rowName = canvas.getByRole('rowheader', { name: 'Price' });
    const before = rowName.getBoundingClientRect().x;
    region.scrollBy({ left: 80 });
    await waitFor(() => expect(region.scrollLeft).toBe(80));
    await expect(rowName.getBoundingClientRect().x).toBe(before);
  },
};

export const LongText: Story = { globals: { locale: 'long' } };
