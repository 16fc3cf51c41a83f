import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Separator } from './separator';

const meta = {
  title: 'Components/Separator',
  component: Separator,
  parameters: {
    guide: {
      keyboard: [],
      do: [
        'Use it where space alone does not tell two groups apart.',
        'Say `decorative={false}` where those who listen need to hear of it too.',
      ],
      dont: ['Draw one between every two rows of a list: let the list have its own lines.'],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof Separator>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('separator')).toBeNull();
  },
};

/** With `decorative={false}` it has the role `separator`. */
export const Heard: Story = {
  args: { decorative: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toBeInTheDocument();
  },
};

export const WithWord: Story = { args: { children: 'or' } };

export const Vertical: Story = {
  args: { orientation: 'vertical' },
  decorators: [
    (Story) => (
      <div className="flex h-8 items-center gap-3">
        <span>Terms</span>
        <Story />
        <span>Privacy</span>
      </div>
    ),
  ],
};

export const LongText: Story = {
  args: { children: 'or go on with an account that you have somewhere else already' },
  decorators: [
    (Story) => (
      <div className="max-w-72">
        <Story />
      </div>
    ),
  ],
};
