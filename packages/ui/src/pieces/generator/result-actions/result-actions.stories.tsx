import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ResultActions } from './result-actions';

const meta = {
  title: 'Pieces/Generator/ResultActions',
  component: ResultActions,
  tags: ['autodocs'],
  args: { onShare: fn(), onDownload: fn(), onSave: fn() },
} satisfies Meta<typeof ResultActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await expect(args.onDownload).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Save to Gallery' }));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
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
  args: { saved: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Saved' }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
