import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { STORY_PICTURE } from '../media-frame/story-media';
import { Avatar } from './avatar';

const meta = {
  title: 'Parts/Avatar',
  component: Avatar,
  tags: ['autodocs'],
  args: { name: 'demo' },
} satisfies Meta<typeof Avatar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Initial: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'demo' })).toHaveTextContent('D');
  },
};

export const Picture: Story = { args: { src: STORY_PICTURE } };

export const Tints: Story = {
  render: () => (
    <div className="flex gap-2">
      {['demo', 'creator', 'newcomer', 'admin', 'visitor', 'studio'].map((name) => (
        <Avatar key={name} name={name} className="size-10 text-sm" />
      ))}
    </div>
  ),
};

export const BesideItsName: Story = {
  args: { decorative: true },
  render: (args) => (
    <span className="inline-flex items-center gap-2 text-sm">
      <Avatar {...args} /> demo
    </span>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};
