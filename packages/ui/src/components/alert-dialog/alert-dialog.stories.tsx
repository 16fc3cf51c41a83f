import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../button';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
  AlertDialogTrigger,
  type AlertDialogProps,
} from './alert-dialog';

const onDelete = fn();

const ENGLISH = {
  title: 'Delete Creation',
  description: 'This action cannot be undone.',
  yes: 'Delete',
  no: 'Cancel',
  close: 'Close',
};

const renderDialog = (texts: typeof ENGLISH) => (args: AlertDialogProps) => (
  <AlertDialog {...args}>
    <AlertDialogTrigger asChild>
      <Button>{texts.yes}</Button>
    </AlertDialogTrigger>
    <AlertDialogContent closeLabel={texts.close}>
      <AlertDialogHeader>
        <AlertDialogTitle>{texts.title}</AlertDialogTitle>
        <AlertDialogDescription>{texts.description}</AlertDialogDescription>
      </AlertDialogHeader>
      <AlertDialogFooter>
        <AlertDialogCancel>{texts.no}</AlertDialogCancel>
        <AlertDialogAction onClick={onDelete}>{texts.yes}</AlertDialogAction>
      </AlertDialogFooter>
    </AlertDialogContent>
  </AlertDialog>
);

const meta: Meta<typeof AlertDialog> = {
  title: 'Components/AlertDialog',
  component: AlertDialog,
  subcomponents: {
    AlertDialogContent,
    AlertDialogHeader,
    AlertDialogTitle,
    AlertDialogDescription,
    AlertDialogFooter,
    AlertDialogCancel,
    AlertDialogAction,
  },
  beforeEach: () => void onDelete.mockClear(),
  render: renderDialog(ENGLISH),
  parameters: {
    docs: { story: { inline: false, iframeHeight: 320 } },
    guide: {
      keyboard: [
        {
          keys: ['Tab', 'Shift + Tab'],
          does: 'Moves focus to the next or previous button. Focus stays inside the dialog.',
        },
        {
          keys: ['Enter', 'Space'],
          does: 'Activates the focused button. The cancel button has the initial focus.',
        },
        { keys: ['Escape'], does: 'Cancels the dialog and returns focus to its trigger.' },
      ],
      do: [
        'Use it only to confirm an action that cannot be undone, and say so in the description.',
        'Label each button with its action: “Delete”, not “OK”.',
      ],
      dont: [
        'Ask only “Are you sure?”, without saying what happens.',
        'Use it for a message that needs no answer; use a toast instead.',
      ],
    } satisfies StoryGuide,
  },
};

export default meta;
type Story = StoryObj<typeof AlertDialog>;

export const Default: Story = {};

/** The cancel button has the initial focus. */
export const Open: Story = {
  args: { defaultOpen: true },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Creation' });
    await expect(dialog).toHaveAccessibleDescription('This action cannot be undone.');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

export const KeepsFocusInside: Story = {
  args: { defaultOpen: true },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    for (const shift of [false, false, false, true, true, true, true]) {
      await userEvent.tab({ shift });
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
  },
};

export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Delete' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(onDelete).not.toHaveBeenCalled();
  },
};

export const EscapeCancels: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Delete' });
    await userEvent.click(trigger);
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(onDelete).not.toHaveBeenCalled();
  },
};

/** A press on the overlay does not close the dialog. */
export const StaysOnOutsidePress: Story = {
  args: { defaultOpen: true },
  play: async ({ userEvent }) => {
    await screen.findByRole('alertdialog');
    const overlay = document.querySelector('[data-ui=alert-dialog-overlay]');
    await userEvent.click(overlay ?? document.body);
    await expect(screen.getByRole('alertdialog')).toHaveAttribute('data-state', 'open');
  },
};

export const Confirmed: Story = {
  args: { defaultOpen: true },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onDelete).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** Space activates the focused button, as Enter does. */
export const RefusedBySpace: Story = {
  args: { defaultOpen: true },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(onDelete).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: { defaultOpen: true },
  render: renderDialog({
    title: 'Benutzerkontenverwaltungseinstellungen unwiderruflich zurücksetzen?',
    description:
      'Alle gespeicherten Darstellungsvorlagen, Benachrichtigungseinstellungen und Veröffentlichungsgenehmigungen gehen dabei verloren.',
    yes: 'Einstellungen zurücksetzen',
    no: 'Lieber nicht',
    close: 'Schließen',
  }),
};
