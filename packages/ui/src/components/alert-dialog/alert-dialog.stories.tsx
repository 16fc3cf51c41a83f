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

const draw = (words: typeof ENGLISH) => (args: AlertDialogProps) => (
  <AlertDialog {...args}>
    <AlertDialogTrigger asChild>
      <Button>{words.yes}</Button>
    </AlertDialogTrigger>
    <AlertDialogContent closeLabel={words.close}>
      <AlertDialogHeader>
        <AlertDialogTitle>{words.title}</AlertDialogTitle>
        <AlertDialogDescription>{words.description}</AlertDialogDescription>
      </AlertDialogHeader>
      <AlertDialogFooter>
        <AlertDialogCancel>{words.no}</AlertDialogCancel>
        <AlertDialogAction onClick={onDelete}>{words.yes}</AlertDialogAction>
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
  render: draw(ENGLISH),
  parameters: {
    docs: { story: { inline: false, iframeHeight: 320 } },
    guide: {
      keyboard: [
        { keys: ['Tab', 'Shift + Tab'], does: 'Goes on to the next answer or back, and stays inside.' },
        { keys: ['Enter', 'Space'], does: 'Gives the answer that has the focus; the safe one has it first.' },
        { keys: ['Escape'], does: 'Answers no; the focus goes back to what asked.' },
      ],
      do: [
        'Ask only before what cannot be undone, and say so.',
        'Let the answers say what they do: “Delete”, not “OK”.',
      ],
      dont: ['Ask “Are you sure?” and nothing else.', 'Use it for news: nothing is asked there.'],
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

export const EscapeAnswersNo: Story = {
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

/** A press on the overlay does not close it. */
export const StaysBesideAPress: Story = {
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

/** Space presses the focused button, as Enter does. */
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
  render: draw({
    title: 'Benutzerkontenverwaltungseinstellungen unwiderruflich zurücksetzen?',
    description:
      'Alle gespeicherten Darstellungsvorlagen, Benachrichtigungseinstellungen und Veröffentlichungsgenehmigungen gehen dabei verloren.',
    yes: 'Einstellungen zurücksetzen',
    no: 'Lieber nicht',
    close: 'Schließen',
  }),
};
