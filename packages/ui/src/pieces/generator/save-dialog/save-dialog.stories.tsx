import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../../components';
import { STYLE_PICTURES } from '../style-tiles';
import { SaveDialog } from './save-dialog';

const meta = {
  title: 'Pieces/Generator/SaveDialog',
  component: SaveDialog,
  tags: ['autodocs'],
  parameters: {
    docs: { story: { inline: false, height: '30rem' } },
    guide: {
      keyboard: [
        { keys: ['Enter'], does: 'In the title: saves the creation.' },
        { keys: ['Escape'], does: 'Closes the dialog and returns focus to the element that opened it.' },
      ],
      do: [
        'Return a promise from `onSubmit`; further submits are ignored while it is pending.',
        'Close the dialog after saving; if saving fails, keep it open and set `error`.',
      ],
      dont: ['Publish by default; a creation is private until the user publishes it.'],
    } satisfies StoryGuide,
  },
  args: {
    picture: {
      src: STYLE_PICTURES.cyberpunk,
      style: 'cyberpunk',
      aspectRatio: '16:9',
      quality: 'hd',
      mediaType: 'image',
    },
    onSubmit: fn(),
    onOpenChange: fn(),
    defaultOpen: true,
  },
} satisfies Meta<typeof SaveDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const openDialog = async () => within(await screen.findByRole('dialog', { name: 'Save to Gallery' }));

export const Default: Story = {
  tags: ['req:creations.visibility-default', 'req:generate.result-save', 'req:rules.public-boolean'],
  play: async ({ args }) => {
    const dialog = await openDialog();
    await expect(dialog.getByRole('checkbox', { name: 'Make public' })).not.toBeChecked();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), '  Night rain  ');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ title: 'Night rain', isPublic: false }));
  },
};

/** A proposed title can be saved as it is, and typing replaces it. */
export const TitleProposed: Story = {
  tags: ['req:generate.title-proposed'],
  args: { defaultTitle: 'A quiet street after the rain' },
  play: async ({ args }) => {
    const dialog = await openDialog();
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await expect(title).toHaveValue('A quiet street after the rain');
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.keyboard('Night rain{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ title: 'Night rain', isPublic: false }));
  },
};

export const InvalidTitle: Story = {
  tags: ['req:rules.title-save'],
  play: async ({ args }) => {
    const dialog = await openDialog();
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await userEvent.type(title, ' ab ');
    await expect(title).not.toBeInvalid();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(title).toHaveAccessibleDescription('Title must be at least 3 characters'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(title, 'c');
    await waitFor(() => expect(title).not.toBeInvalid());
  },
};

export const MadePublic: Story = {
  tags: ['req:creations.visibility-set', 'req:rules.public-boolean'],
  play: async ({ args }) => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Night rain');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Make public' }));
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ title: 'Night rain', isPublic: true }));
  },
};

export const Saving: Story = {
  tags: ['req:creations.saving'],
  args: { pending: true },
  play: async ({ args }) => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Night rain{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Saving...' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const SavesOnceUntilSettled: Story = {
  tags: ['req:creations.saving'],
  play: async ({ args }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    mocked(args.onSubmit)?.mockReturnValueOnce(promise);
    const dialog = await openDialog();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Night rain');
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    resolve();
  },
};

export const Failed: Story = {
  tags: ['req:creations.save-failed'],
  args: { error: 'Failed to save your creation.' },
  play: async () => {
    const dialog = await openDialog();
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await userEvent.type(title, 'Night rain');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('Failed to save your creation.');
    await expect(title).toHaveValue('Night rain');
  },
};

export const EscapeGivesFocusBack: Story = {
  args: { defaultOpen: false, children: <Button>Keep it</Button> },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Keep it' });
    await userEvent.click(opener);
    const dialog = await openDialog();
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(title).toHaveFocus());
    // An input method uses Escape, too.
    await fireEvent.keyDown(title, { key: 'Escape', isComposing: true });
    await expect(title).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

export const SavesByEnter: Story = {
  play: async ({ args }) => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Night rain{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ title: 'Night rain', isPublic: false }));
  },
};

export const LongText: Story = {
  args: { error: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen could not be saved today.' },
  globals: { locale: 'long' },
};
