import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Table, TableCell, TableHead, type TableProps } from './table';

const SIZES = ['A4', 'A3', 'A2', 'A1', 'A0'];

const renderTable = (corner: string, row: string) => (args: TableProps) => (
  <Table {...args}>
    <thead>
      <tr>
        <TableHead scope="col">{corner}</TableHead>
        {SIZES.map((size) => (
          <TableHead key={size} scope="col">
            {size}
          </TableHead>
        ))}
      </tr>
    </thead>
    <tbody>
      <tr>
        <TableHead scope="row">{row}</TableHead>
        {[297, 420, 594, 841, 1189].map((length) => (
          <TableCell key={length}>{length}</TableCell>
        ))}
      </tr>
    </tbody>
  </Table>
);

const meta: Meta<typeof Table> = {
  title: 'Components/Table',
  component: Table,
  subcomponents: { TableHead, TableCell },
  args: { label: 'Paper sizes' },
  render: renderTable('Sheet', 'Long side in millimetres'),
  parameters: {
    guide: {
      keyboard: [
        { keys: ['Tab'], does: 'Moves focus to the scrollable region.' },
        {
          keys: ['ArrowRight', 'ArrowLeft'],
          does: 'Scrolls the region sideways if the table does not fit into it (browser default).',
        },
      ],
      do: [
        'Use a `TableHead` with its `scope` as the header of each column and each row.',
        'Use it for comparisons: keep the same attribute in the same row or column.',
      ],
      dont: ['Use it for page layout.', 'Put more than a few words into a cell.'],
    } satisfies StoryGuide,
  },
};

export default meta;
type Story = StoryObj<typeof Table>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Long side in millimetres' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'A0' })).toBeVisible();
  },
};

/** In a narrow container the region scrolls, and the row header stays in place. */
export const Narrow: Story = {
  decorators: [(Story) => <div className="max-w-72">{Story()}</div>],
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Paper sizes' });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    const head = canvas.getByRole('rowheader');
    const { left } = head.getBoundingClientRect();
    region.scrollLeft = 100;
    await expect(head.getBoundingClientRect().left).toBe(left);
  },
};

export const Focused: Story = {
  ...Narrow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Paper sizes' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await expect(canvas.getByRole('region', { name: 'Paper sizes' })).toHaveFocus();
  },
};

export const LongText: Story = {
  args: { label: 'Papierformate' },
  render: renderTable('Bogenformatbezeichnung', 'Seitenlängenangabe der längeren Seite in Millimetern'),
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
};
