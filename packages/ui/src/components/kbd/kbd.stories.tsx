import type { Meta, StoryObj } from '@storybook/react-vite';
import { Kbd } from './kbd';

const meta = {
  title: 'Parts/Kbd',
  component: Kbd,
  tags: ['autodocs'],
  args: { children: 'Ctrl' },
} satisfies Meta<typeof Kbd>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OneKey: Story = {};

export const Together: Story = {
  render: () => (
    <p className="text-2xs text-ink-faint">
      <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd> to generate
    </p>
  ),
};
