import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button';
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from './popover';

const meta: Meta<typeof Popover> = {
  title: 'Parts/Popover',
  component: Popover,
  tags: ['autodocs'],
  render: (args) => (
    <Popover {...args}>
      <PopoverTrigger asChild>
        <Button>About the paper</Button>
      </PopoverTrigger>
      <PopoverContent align="start" aria-label="About the paper">
        <p className="mb-3">Cotton rag, 310 grams, without brighteners. It keeps its white for a century.</p>
        <PopoverClose asChild>
          <Button size="sm">Close</Button>
        </PopoverClose>
      </PopoverContent>
    </Popover>
  ),
};

export default meta;
type Story = StoryObj<typeof Popover>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'About the paper' }));
    await expect(await screen.findByRole('dialog', { name: 'About the paper' })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'About the paper' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(trigger).toHaveFocus();
  },
};
