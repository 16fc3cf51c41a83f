import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../../components';
import { ShareMenu } from './share-menu';

const meta = {
  title: 'Pieces/Gallery/ShareMenu',
  component: ShareMenu,
  tags: ['autodocs'],
  args: { onShare: fn(), align: 'start', children: <Button>Share</Button> },
} satisfies Meta<typeof ShareMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Share' }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map((item) => item.textContent)).toEqual(['Facebook', 'X', 'Instagram', 'Copy link']);
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onShare).toHaveBeenCalledWith('copyLink');
  },
};

export const EscapeGivesFocusBack: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Share' });
    await userEvent.click(button);
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(button).toHaveFocus();
  },
};
