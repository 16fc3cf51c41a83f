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
        'Use one `Kbd` per key, and name it as on the user’s keyboard: ⌘ on a Mac, Ctrl on other systems.',
      ],
      dont: ['Offer an action by a keyboard shortcut only; provide a visible control for it, too.'],
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
