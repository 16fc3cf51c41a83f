import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Kbd } from './kbd';

const meta = {
  title: 'Components/Kbd',
  component: Kbd,
  args: { children: 'Ctrl' },
  parameters: {
    guide: {
      keyboard: [],
      do: [
        'Give every key its own, and write it as the keyboard in front of the reader does: ⌘ on a Mac, Ctrl elsewhere.',
      ],
      dont: ['Teach by it alone: what a key does, a control must do too.'],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ctrl').localName).toBe('kbd');
  },
};

export const Together: Story = {
  render: () => (
    <p className="text-xs text-ink-muted">
      <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd> to generate
    </p>
  ),
};

export const LongText: Story = {
  render: () => (
    <p className="max-w-48 text-xs text-ink-muted">
      <Kbd>Umschalttaste</Kbd> <Kbd>Bildlauf-Feststelltaste</Kbd> <Kbd>Eingabetaste</Kbd> zum Erstellen
    </p>
  ),
};
