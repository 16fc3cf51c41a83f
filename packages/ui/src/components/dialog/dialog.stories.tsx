import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button';
import { Field } from '../field';
import { Input } from '../input';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from './dialog';

const meta: Meta<typeof Dialog> = {
  title: 'Parts/Dialog',
  component: Dialog,
  subcomponents: { DialogContent, DialogHeader, DialogTitle, DialogDescription, DialogFooter, DialogClose },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 480 } },
    guide: {
      keyboard: [
        { keys: ['Tab', 'Shift + Tab'], does: 'Goes on to the next control or back, and stays inside.' },
        { keys: ['Escape'], does: 'Closes it; the focus goes back to what opened it.' },
      ],
      do: [
        'Ask for one decision, and name it in the title.',
        'Put the safe action first and the one that was asked for last.',
      ],
      dont: [
        'Open a dialog from a dialog.',
        'Use it for what cannot be undone: that is an alert dialog.',
        'Show a message in it that needs no answer: that is a toast.',
      ],
    } satisfies StoryGuide,
  },
  tags: ['autodocs'],
  render: (args) => (
    <Dialog {...args}>
      <DialogTrigger asChild>
        <Button>Save</Button>
      </DialogTrigger>
      <DialogContent closeLabel="Close">
        <DialogHeader>
          <DialogTitle>Save to Gallery</DialogTitle>
          <DialogDescription>It stays private until you share it.</DialogDescription>
        </DialogHeader>
        <Field label="Title">
          <Input defaultValue="Night rain" />
        </Field>
        <DialogFooter>
          <DialogClose asChild>
            <Button>Cancel</Button>
          </DialogClose>
          <Button variant="accent">Save</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  ),
};

export default meta;

type Story = StoryObj<typeof Dialog>;

export const Open: Story = {
  args: { defaultOpen: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Save to Gallery' });
    await expect(dialog).toHaveAccessibleDescription('It stays private until you share it.');
  },
};

export const KeepsFocusInside: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    for (let step = 0; step < 6; step += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  },
};

export const EscapeGivesFocusBack: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Save' });
    await userEvent.click(trigger);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const ClosedByItsCross: Story = {
  args: { defaultOpen: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
