import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Table, TableCell, TableHead } from './table';

const SIZES = ['A4', 'A3', 'A2', 'A1', 'A0'];

const meta: Meta<typeof Table> = {
  title: 'Parts/Table',
  component: Table,
  tags: ['autodocs'],
  args: { label: 'Paper sizes' },
  render: (args) => (
    <Table {...args}>
      <thead>
        <tr>
          <TableHead scope="col">Sheet</TableHead>
          {SIZES.map((size) => (
            <TableHead key={size} scope="col">
              {size}
            </TableHead>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <TableHead scope="row">Long side in millimetres</TableHead>
          {[297, 420, 594, 841, 1189].map((length) => (
            <TableCell key={length}>{length}</TableCell>
          ))}
        </tr>
      </tbody>
    </Table>
  ),
};

export default meta;
type Story = StoryObj<typeof Table>;

export const Wide: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Long side in millimetres' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'A0' })).toBeVisible();
  },
};

/** The region scrolls, the page does not; the row's name stays. */
export const Narrow: Story = {
  decorators: [(Story) => <div className="max-w-72">{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'Paper sizes' });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await userEvent.tab();
    await expect(region).toHaveFocus();
  },
};

export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] };
