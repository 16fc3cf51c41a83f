import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ResultActions } from './result-actions';

const meta = {
  title: 'Pieces/Generator/ResultActions',
  component: ResultActions,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: [],
      do: ['Pass callbacks for the available actions only; an action without its callback is not rendered.'],
      dont: ['Offer to save a result twice; set `saved` after saving.'],
    } satisfies StoryGuide,
  },
  args: { onShare: fn(), onUseAgain: fn(), onDownload: fn(), onSave: fn() },
} satisfies Meta<typeof ResultActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['req:generate.result-download'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await expect(args.onDownload).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Reuse prompt' }));
    await expect(args.onUseAgain).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Save to Gallery' }));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
};

/** Once it is saved, a link leads to it. */
export const InTheGallery: Story = {
  args: { saved: true, savedHref: '#gallery' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'View in gallery' })).toHaveAttribute('href', '#gallery');
    await expect(canvas.queryByRole('button', { name: /Save/ })).toBeNull();
  },
};

function Host() {
  const [saved, setSaved] = useState(false);
  return (
    <ResultActions saved={saved} savedHref="#gallery" onUseAgain={() => {}} onSave={() => setSaved(true)} />
  );
}

/** A host that saves without a dialog. */
export const SavedAtOnce: Story = {
  tags: ['!autodocs'],
  render: () => <Host />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'View in gallery' })).toHaveFocus();
  },
};

export const Downloading: Story = {
  args: { downloading: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Downloading...' }));
    await expect(args.onDownload).not.toHaveBeenCalled();
  },
};

export const Saved: Story = {
  tags: ['req:creations.saved'],
  args: { saved: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Saved' }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const NothingToSave: Story = { args: { onSave: undefined } };

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Share' })).toHaveFocus();
  },
};

export const LongText: Story = { globals: { locale: 'long' } };
