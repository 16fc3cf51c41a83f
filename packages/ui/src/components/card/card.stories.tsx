import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from './card';

const meta = {
  title: 'Components/Card',
  component: Card,
  args: { children: 'What you save is kept here, private until you share it.' },
  parameters: {
    guide: {
      keyboard: [],
      do: [
        'Use `asChild` to render a semantic element: a section with an accessible name, an article or a list.',
        'Limit a card to one topic that users understand at a glance.',
      ],
      dont: [
        'Nest cards; use a separator or spacing instead.',
        'Make the whole card a link; link its title instead.',
      ],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AsSection: Story = {
  args: {
    asChild: true,
    children: (
      <section aria-label="Summary">
        <p className="text-sm text-ink-muted">120 tokens after this purchase.</p>
      </section>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Summary' })).toHaveAttribute('data-ui', 'card');
  },
};

export const LongText: Story = {
  args: {
    className: 'max-w-60',
    children:
      'Donaudampfschifffahrtsgesellschaftskapitänsmütze, and other words that find no room on a line.',
  },
  play: async ({ canvas }) => {
    const card = canvas.getByText(/^Donau/);
    await expect(card.scrollWidth).toBe(card.clientWidth);
  },
};
