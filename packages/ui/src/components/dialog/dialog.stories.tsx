import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
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
  type DialogProps,
} from './dialog';

const ENGLISH = {
  title: 'Save to Gallery',
  description: 'It stays private until you share it.',
  label: 'Title',
  value: 'Night rain',
  no: 'Cancel',
  yes: 'Save',
  close: 'Close',
};

const renderDialog = (texts: typeof ENGLISH) => (args: DialogProps) => (
  <Dialog {...args}>
    <DialogTrigger asChild>
      <Button>{texts.yes}</Button>
    </DialogTrigger>
    <DialogContent closeLabel={texts.close}>
      <DialogHeader>
        <DialogTitle>{texts.title}</DialogTitle>
        <DialogDescription>{texts.description}</DialogDescription>
      </DialogHeader>
      <Field label={texts.label}>
        <Input defaultValue={texts.value} />
      </Field>
      <DialogFooter>
        <DialogClose asChild>
          <Button>{texts.no}</Button>
        </DialogClose>
        <Button variant="primary">{texts.yes}</Button>
      </DialogFooter>
    </DialogContent>
  </Dialog>
);

const meta: Meta<typeof Dialog> = {
  title: 'Components/Dialog',
  component: Dialog,
  subcomponents: { DialogContent, DialogHeader, DialogTitle, DialogDescription, DialogFooter, DialogClose },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 480 } },
    guide: {
      keyboard: [
        {
          keys: ['Tab', 'Shift + Tab'],
          does: 'Moves focus to the next or previous control. Focus stays inside the dialog.',
        },
        { keys: ['Escape'], does: 'Closes the dialog and returns focus to its trigger.' },
      ],
      do: [
        'Ask for one decision, and name it in the title.',
        'Put the safe action first and the primary action last.',
      ],
      dont: [
        'Open a dialog from another dialog.',
        'Use it for an action that cannot be undone; use an alert dialog instead.',
        'Use it for a message that needs no answer; use a toast instead.',
      ],
    } satisfies StoryGuide,
  },
  render: renderDialog(ENGLISH),
};

export default meta;

type Story = StoryObj<typeof Dialog>;

export const Default: Story = {};

export const Open: Story = {
  args: { defaultOpen: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Save to Gallery' });
    await expect(dialog).toHaveAccessibleDescription('It stays private until you share it.');
    await expect(dialog.offsetWidth).toBeLessThanOrEqual(425);
  },
};

export const KeepsFocusInside: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    for (const shift of [false, false, false, false, false, true, true, true]) {
      await userEvent.tab({ shift });
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
  },
};

export const EscapeGivesFocusBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(trigger);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const ClosedByItsCloseButton: Story = {
  args: { defaultOpen: true },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Escape closes the topmost layer first: the close button's tooltip, then the dialog. */
export const EscapeClosesItsTooltipFirst: Story = {
  args: { defaultOpen: true },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    const close = within(dialog).getByRole('button', { name: 'Close' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.tab({ shift: true });
    await expect(close).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Close');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('tooltip')).toBeNull();
    await expect(dialog).toBeInTheDocument();
    await expect(close).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

/** A press on the overlay closes the dialog. */
export const ClosedByOutsidePress: Story = {
  args: { defaultOpen: true },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    const overlay = document.querySelector('[data-ui=dialog-overlay]');
    await userEvent.click(overlay ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The dialog scrolls if its content is higher than the window. */
export const LongText: Story = {
  args: { defaultOpen: true },
  render: renderDialog({
    title: 'Bildveröffentlichungsgenehmigungsantrag einreichen',
    description: 'Wir prüfen jeden Antrag sorgfältig und melden uns mit unserer Entscheidung. '.repeat(14),
    label: 'Begründung der Veröffentlichungsabsicht',
    value: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
    no: 'Nicht einreichen',
    yes: 'Antrag einreichen',
    close: 'Schließen',
  }),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.offsetHeight).toBeLessThanOrEqual(window.innerHeight);
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { defaultOpen: true },
  render: renderDialog({
    title: 'الحفظ في المعرض',
    description: 'تبقى خاصة بك حتى تشاركها.',
    label: 'العنوان',
    value: 'مطر الليل',
    no: 'إلغاء',
    yes: 'حفظ',
    close: 'إغلاق',
  }),
  globals: { locale: 'ar' },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const close = within(dialog).getByRole('button', { name: 'إغلاق' }).getBoundingClientRect();
    const { left, width } = dialog.getBoundingClientRect();
    await expect(close.left).toBeLessThan(left + width / 2);
  },
};
