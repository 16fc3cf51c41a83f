import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { STORY_PICTURE } from '../media-frame/story-media';
import { Avatar } from './avatar';

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'demo' },
  parameters: {
    guide: {
      keyboard: [],
      do: [
        'Set `decorative` if the name is visible beside the avatar; otherwise screen readers read it twice.',
        'Set the size and the font size of the initial together: `className="size-10 text-sm"`.',
      ],
      dont: ['Make the avatar itself a button; put it into a button that has the accessible name.'],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'demo' })).toHaveTextContent('D');
  },
};

export const Picture: Story = {
  args: { src: STORY_PICTURE },
  play: async ({ canvas }) => {
    const avatar = canvas.getByRole('img', { name: 'demo' });
    await waitFor(() => expect(avatar.querySelector('img')).toBeVisible());
    await expect(avatar).not.toHaveTextContent('D');
  },
};

/** A picture that fails to load is replaced by the initial. */
export const Broken: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'demo' })).toHaveTextContent('D');
  },
};

/** The tint is derived from the name. */
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
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** The initial is a whole grapheme: here a Hindi letter with its vowel sign. */
export const OneSyllable: Story = {
  args: { name: 'किरण' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'किरण' })).toHaveTextContent(/^कि$/);
  },
};

export const LongText: Story = {
  args: { name: 'Wolfeschlegelsteinhausenbergerdorff the Elder of Hohenlohe-Langenburg' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img', { name: args.name })).toHaveTextContent(/^W$/);
  },
};
