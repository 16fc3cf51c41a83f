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
        'Use it where spacing alone does not separate two groups.',
        'Set `decorative={false}` if screen readers must announce the separation, too.',
      ],
      dont: ['Put one between all items of a list; use borders on the items instead.'],
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

/** With `decorative={false}`, it has the role `separator`. */
export const ScreenReader: Story = {
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
