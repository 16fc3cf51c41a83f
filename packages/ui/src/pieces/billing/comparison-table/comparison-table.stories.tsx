import { readings, TOKEN_PACKS } from '@product/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { rightToLeft } from '../../shell/stories/right-to-left';
import { ComparisonTable } from './comparison-table';

const meta = {
  title: 'Pieces/Billing/ComparisonTable',
  component: ComparisonTable,
  parameters: { reading: (({ packs }) => ({ packs })) satisfies StoryReadingArgs },
  tags: ['autodocs'],
  args: { packs: TOKEN_PACKS },
} satisfies Meta<typeof ComparisonTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (table: HTMLElement, name: string) =>
  [...table.querySelectorAll('tr')].find((row) => row.cells[0]?.textContent === name)?.textContent;

export const Five: Story = {
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
  args: { packs: readings.earlier.packs },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
  },
};

/** The table scrolls in its place, the page stays. */
export const OnAPhone: Story = {
  decorators: [(Story) => <div className="max-w-72 overflow-x-auto">{Story()}</div>],
  play: async ({ canvas }) => {
    const place = canvas.getByRole('region').parentElement;
    await expect(place?.scrollWidth).toBe(place?.clientWidth);
  },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };
