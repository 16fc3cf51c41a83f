import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button';
import { Tooltip } from './tooltip';

const meta = {
  title: 'Parts/Tooltip',
  component: Tooltip,
  tags: ['autodocs'],
  args: { content: 'Copy the link', children: <Button>Copy</Button> },
} satisfies Meta<typeof Tooltip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnFocus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Copy' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Copy the link');
  },
};

export const ClosesOnEscape: Story = {
  play: async () => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const LongText: Story = {
  args: {
    defaultOpen: true,
    content: 'Anyone with the link can see this picture, even without an account of their own.',
  },
};
