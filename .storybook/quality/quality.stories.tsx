import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { QualityPage } from './quality-page';
import { recorded, SOURCES } from './results';

const meta = {
  title: 'Foundations/Quality',
  component: QualityPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof QualityPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Recorded: Story = {
  args: { results: recorded },
  parameters: {
    chromatic: { disableSnapshot: true, reason: 'The figures change; Examples is the still state.' },
  },
  play: async ({ canvas }) => {
    await expect(
      Object.keys(recorded).filter((name) => !SOURCES.some((source) => source.name === name)),
    ).toEqual([]);
    for (const { figures } of Object.values(recorded)) {
      for (const { name } of figures) await expect(canvas.getByText(name)).toBeVisible();
    }
  },
};

export const Examples: Story = {
  args: {
    results: {
      gate: {
        measured: '2026-01-31',
        figures: [
          { name: 'Checks that passed', value: 5000, unit: '' },
          { name: 'The whole gate', value: 930, unit: 's', atMost: 900 },
        ],
      },
      app: {
        measured: '2026-01-31',
        figures: [{ name: 'JavaScript of /', value: 160, unit: 'kB gzip', atMost: 167 }],
      },
      coverage: {
        measured: '2026-01-31',
        figures: [{ name: 'Lines that the unit tests run', value: 97.5, unit: '%', atLeast: 95 }],
      },
    },
    peers: [{ figure: 'JavaScript of /', name: 'Another product', value: 178 }],
  },
  play: async ({ canvas }) => {
    const missed = canvas.getByText('missed').closest('li')!;
    await expect(within(missed).getByText('The whole gate')).toBeVisible();
    await expect(canvas.getAllByText('missed')).toHaveLength(1);
    await expect(canvas.getByText('Another product 178 kB gzip')).toBeVisible();
  },
};
