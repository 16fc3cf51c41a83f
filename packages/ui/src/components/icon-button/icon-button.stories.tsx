import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Share2Icon } from '../icons';
import { IconButton } from './icon-button';

const meta = {
  title: 'Parts/IconButton',
  component: IconButton,
  tags: ['autodocs'],
  args: { label: 'Share', children: <Share2Icon aria-hidden /> },
} satisfies Meta<typeof IconButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Share' })).toBeVisible();
  },
};

export const Outlined: Story = { args: { variant: 'line' } };

export const Disabled: Story = { args: { disabled: true } };

export const WithTooltip: Story = {
  args: { tooltip: true },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Share' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip', { name: 'Share' })).toBeInTheDocument();
  },
};
