import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button, DropdownMenuItem, DropdownMenuSeparator } from '../../../components';
import { ShareMenu } from './share-menu';

const meta = {
  title: 'Pieces/Gallery/ShareMenu',
  component: ShareMenu,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: [
        { keys: ['Enter', 'Space'], does: 'On the button: opens the menu. On an entry: selects it.' },
        { keys: ['ArrowDown', 'ArrowUp'], does: 'Moves focus to the next or previous entry.' },
        { keys: ['Home', 'End'], does: 'Moves focus to the first or last entry.' },
        { keys: ['Escape'], does: 'Closes the menu and returns focus to the button.' },
      ],
      do: ['Pass one button as `children`, and share the picture in `onShare`.'],
      dont: ['Open a window before the user has selected a target.'],
    } satisfies StoryGuide,
  },
  args: { onShare: fn(), align: 'start', children: <Button>Share</Button> },
} satisfies Meta<typeof ShareMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  tags: ['req:generate.share-menu'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Share' }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map((item) => item.textContent)).toEqual(['Facebook', 'X', 'Instagram', 'Copy link']);
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onShare).toHaveBeenCalledWith('copyLink');
  },
};

const copyPicture = fn();

/** The host's own entries, below the targets. */
export const MoreEntries: Story = {
  args: {
    more: (
      <>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={copyPicture}>Copy picture</DropdownMenuItem>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect((await screen.findAllByRole('menuitem')).at(-1)).toHaveTextContent('Copy picture');
    await userEvent.keyboard('{End}{Enter}');
    await expect(copyPicture).toHaveBeenCalledOnce();
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

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Share' });
    const item = (name: string) => screen.getByRole('menuitem', { name });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await waitFor(() => expect(item('Facebook')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item('X')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(item('Facebook')).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(item('Copy link')).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(item('Facebook')).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(args.onShare).toHaveBeenCalledWith('facebook');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const LongText: Story = { args: { defaultOpen: true }, globals: { locale: 'long' } };
