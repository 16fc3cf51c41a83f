import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../../components';
import { DeleteDialog } from './delete-dialog';
import { PICTURES } from '../../creation/stories/pictures';

const meta = {
  title: 'Pieces/Gallery/DeleteDialog',
  component: DeleteDialog,
  tags: ['autodocs'],
  parameters: {
    docs: { story: { inline: false, height: '22rem' } },
    guide: {
      keyboard: [
        {
          keys: ['Enter'],
          does: 'On “Cancel”, which has the initial focus: closes the dialog without deleting.',
        },
        {
          keys: ['Escape'],
          does: 'Closes the dialog without deleting, and returns focus to the element that opened it.',
        },
      ],
      do: ['Close the dialog after the deletion; if the deletion fails, keep it open and set `error`.'],
      dont: ['Delete before the user has confirmed; a deletion cannot be undone.'],
    } satisfies StoryGuide,
  },
  args: {
    creation: { title: 'Waiting for the bus', mediaType: 'image' },
    src: PICTURES.anime,
    onConfirm: fn(),
    onOpenChange: fn(),
    children: <Button>Remove</Button>,
  },
} satisfies Meta<typeof DeleteDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const openDialog = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove' }));
  return within(await screen.findByRole('alertdialog', { name: 'Delete Creation' }));
};

export const Default: Story = {
  args: { defaultOpen: true, children: undefined },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Creation' });
    await expect(dialog).toHaveAccessibleDescription('This action cannot be undone.');
    await expect(within(dialog).getByText('Waiting for the bus')).toBeVisible();
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

export const Several: Story = {
  tags: ['req:gallery.many-delete'],
  args: { defaultOpen: true, children: undefined, count: 12 },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete 12 Creations' });
    await expect(dialog).toHaveAccessibleDescription('This action cannot be undone.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const DeletesOnlyAfterConfirmation: Story = {
  tags: ['req:gallery.delete-confirmed'],
  play: async ({ canvasElement, args }) => {
    const dialog = await openDialog(canvasElement);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(within(canvasElement).getByRole('button', { name: 'Remove' })).toHaveFocus();
  },
};

export const ConfirmsOnceAndStaysOpen: Story = {
  play: async ({ canvasElement, args }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    mocked(args.onConfirm)?.mockReturnValueOnce(promise);
    const dialog = await openDialog(canvasElement);
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(screen.getByRole('alertdialog')).toBeVisible();
    resolve();
  },
};

export const Deleting: Story = {
  tags: ['req:creations.delete'],
  args: { defaultOpen: true, pending: true, children: undefined },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Deleting...' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const EscapeGivesFocusBack: Story = {
  play: async ({ canvasElement }) => {
    await openDialog(canvasElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(within(canvasElement).getByRole('button', { name: 'Remove' })).toHaveFocus();
  },
};

/** After a failure the error is shown in the dialog, and the user can try again. */
export const Failed: Story = {
  args: { defaultOpen: true, children: undefined, error: 'Failed to delete your creation.' },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Creation' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('Failed to delete your creation.');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

export const LongText: Story = {
  args: {
    defaultOpen: true,
    children: undefined,
    creation: {
      title: 'Donaudampfschifffahrtsgesellschaftskapitän, waiting for the last bus home on a long night',
    },
    error: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen could not be deleted today.',
  },
  globals: { locale: 'long' },
};
