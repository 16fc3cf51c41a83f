import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { GalleryEmpty } from '../gallery-empty/gallery-empty';
import { GalleryTabs, type GalleryTabsProps } from './gallery-tabs';

function Controlled({ value: initial, onValueChange, ...props }: GalleryTabsProps) {
  const [value, setValue] = useState(initial);
  return (
    <GalleryTabs
      {...props}
      value={value}
      onValueChange={(tab) => {
        setValue(tab);
        onValueChange?.(tab);
      }}
    >
      <GalleryEmpty tab={value} href="/generate" />
    </GalleryTabs>
  );
}

const meta = {
  title: 'Pieces/Gallery/GalleryTabs',
  component: GalleryTabs,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: [
        { keys: ['Tab'], does: 'Moves focus to the selected tab.' },
        {
          keys: ['ArrowRight', 'ArrowLeft'],
          does: 'Selects the other tab. Directions are mirrored in right-to-left languages.',
        },
        { keys: ['Home', 'End'], does: 'Selects the first or last tab.' },
      ],
      do: ['Omit `count` until the number is known.'],
      dont: ['Show “My Creations” to visitors; set `signedIn` for signed-in users only.'],
    } satisfies StoryGuide,
  },
  args: {
    value: 'mine',
    signedIn: true,
    count: 12,
    heading: <h1 className="text-2xl font-semibold">Gallery</h1>,
    onValueChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof GalleryTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['req:creations.gallery-tab'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const mine = canvas.getByRole('tab', { name: 'My Creations' });
    await expect(mine).toHaveAttribute('aria-selected', 'true');
    await expect(mine).toHaveAccessibleDescription('12 creations');
    await userEvent.click(canvas.getByRole('tab', { name: 'Community' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('community');
    await expect(canvas.getByRole('tabpanel', { name: 'Community' })).toBeVisible();
  },
};

export const CountUnknown: Story = { args: { count: undefined } };

export const Visitor: Story = {
  args: { signedIn: false, value: 'community' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('tab')).toHaveLength(1);
    await expect(canvas.getByRole('tab', { name: 'Community' })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'My Creations' })).toHaveFocus();
    for (const [key, tab] of [
      ['ArrowRight', 'community'],
      ['ArrowLeft', 'mine'],
      ['End', 'community'],
      ['Home', 'mine'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(tab));
    }
  },
};

export const ManyCreations: Story = { args: { count: 100_000 } };

export const LongText: Story = { globals: { locale: 'long' } };
