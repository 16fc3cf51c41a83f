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
        'Give it an element that says what it is, by `asChild`: a section with a name, an article, a list.',
        'Let it hold one thing that can be taken in at a glance.',
      ],
      dont: [
        'Put a card into a card: a separator or some space is enough.',
        'Make all of it a link: link its title.',
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
