import { TITLE_MAX_LENGTH } from '@product/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../../components';
import { EditDialog, type EditDialogProps } from './edit-dialog';
import { PICTURES } from '../../creation/stories/pictures';

const meta = {
  title: 'Pieces/Gallery/EditDialog',
  component: EditDialog,
  tags: ['autodocs'],
  parameters: {
    docs: { story: { inline: false, height: '32rem' } },
    guide: {
      keyboard: [
        { keys: ['Enter'], does: 'In the title: saves the changes.' },
        { keys: ['Escape'], does: 'Closes the dialog and returns focus to the element that opened it.' },
      ],
      do: [
        'Return a promise from `onSubmit`; further submits are ignored while it is pending.',
        'Close the dialog after saving; if saving fails, keep it open and set `error`.',
      ],
      dont: ['Offer it for creations of other users.'],
    } satisfies StoryGuide,
  },
  args: {
    creation: { title: 'Night rain', isPublic: true, mediaType: 'image' },
    src: PICTURES.cyberpunk,
    defaultOpen: true,
    onSubmit: fn(),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof EditDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const openDialog = async () => within(await screen.findByRole('dialog', { name: 'Edit Creation' }));

export const Default: Story = {
  tags: ['req:creations.visibility-edited'],
  play: async ({ args }) => {
    const dialog = await openDialog();
    const title = dialog.getByRole('textbox', { name: 'Title' });
    const isPublic = dialog.getByRole('checkbox', { name: 'Make public' });
    await expect(title).toHaveValue('Night rain');
    await expect(isPublic).toBeChecked();
    await userEvent.clear(title);
    await userEvent.type(title, 'Morning rain');
    await userEvent.click(isPublic);
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ title: 'Morning rain', isPublic: false }),
    );
  },
};

export const InvalidTitle: Story = {
  tags: ['req:rules.title-edit'],
  play: async ({ args }) => {
    const dialog = await openDialog();
    const title = dialog.getByRole('textbox', { name: 'Title' });
    const tooLong = 'x'.repeat(TITLE_MAX_LENGTH + 1);
    await userEvent.clear(title);
    await userEvent.click(title);
    await userEvent.paste(tooLong);
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(title).toHaveAccessibleDescription(`Title must be at most ${TITLE_MAX_LENGTH} characters`),
    );
    await expect(title).toHaveValue(tooLong);
    await userEvent.clear(title);
    await userEvent.type(title, 'no{Enter}');
    await waitFor(() => expect(title).toHaveAccessibleDescription('Title must be at least 3 characters'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Saving: Story = { args: { pending: true } };

export const Failed: Story = { args: { error: 'Failed to update your creation.' } };

/** The thumbnail has no room for the words of the placeholder. */
export const WithoutPicture: Story = {
  args: { src: undefined },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByText('Night rain')).toBeInTheDocument();
    await expect(dialog.queryByText('This picture cannot be shown')).toBeNull();
  },
};

function OpenedFromElsewhere(props: EditDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      <EditDialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

export const EscapeGivesFocusBack: Story = {
  args: { defaultOpen: undefined },
  render: (args) => <OpenedFromElsewhere {...args} />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Edit' });
    await userEvent.click(opener);
    await openDialog();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

export const SavesByEnter: Story = {
  play: async ({ args }) => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), ' again{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ title: 'Night rain again', isPublic: true }),
    );
  },
};

export const LongText: Story = {
  args: {
    creation: {
      title: 'Donaudampfschifffahrtsgesellschaftskapitän, waiting for the last bus home on a long night',
    },
  },
  globals: { locale: 'long' },
};
