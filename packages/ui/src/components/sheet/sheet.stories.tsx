import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '../button';
import {
  Sheet,
  SheetClose,
  SheetContent,
  SheetDescription,
  SheetFooter,
  SheetHeader,
  SheetTitle,
  SheetTrigger,
  type SheetContentProps,
  type SheetProps,
} from './sheet';

const ENGLISH = {
  open: 'Open menu',
  title: 'Menu',
  description: 'Signed in as demo',
  link: 'Gallery',
  leave: 'Log Out',
  close: 'Close',
};

const renderSheet = (texts: typeof ENGLISH, side?: SheetContentProps['side']) => (args: SheetProps) => (
  <Sheet {...args}>
    <SheetTrigger asChild>
      <Button>{texts.open}</Button>
    </SheetTrigger>
    <SheetContent closeLabel={texts.close} side={side}>
      <SheetHeader>
        <SheetTitle>{texts.title}</SheetTitle>
        <SheetDescription>{texts.description}</SheetDescription>
      </SheetHeader>
      <a href="#gallery" className="flex min-h-12 items-center">
        {texts.link}
      </a>
      <SheetFooter>
        <SheetClose asChild>
          <Button fullWidth>{texts.leave}</Button>
        </SheetClose>
      </SheetFooter>
    </SheetContent>
  </Sheet>
);

const meta: Meta<typeof Sheet> = {
  title: 'Components/Sheet',
  component: Sheet,
  subcomponents: { SheetContent, SheetHeader, SheetTitle, SheetDescription, SheetFooter, SheetClose },
  render: renderSheet(ENGLISH),
  parameters: {
    docs: { story: { inline: false, iframeHeight: 420 } },
    guide: {
      keyboard: [
        {
          keys: ['Tab', 'Shift + Tab'],
          does: 'Moves focus to the next or previous control. Focus stays inside the sheet.',
        },
        { keys: ['Escape'], does: 'Closes the sheet and returns focus to its trigger.' },
      ],
      do: [
        'Use it in narrow windows, for instance for a menu or for filters.',
        'Set `side="bottom"` on touch screens if the sheet has little content.',
      ],
      dont: ['Ask for a decision in it; use a dialog instead.', 'Open a sheet from another sheet.'],
    } satisfies StoryGuide,
  },
};

export default meta;
type Story = StoryObj<typeof Sheet>;

export const Default: Story = {};

export const SideEnd: Story = {
  args: { defaultOpen: true },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Menu' });
    await expect(sheet).toHaveAttribute('data-side', 'end');
    await expect(sheet).toHaveAccessibleDescription('Signed in as demo');
  },
};

export const SideBottom: Story = { args: { defaultOpen: true }, render: renderSheet(ENGLISH, 'bottom') };

export const KeepsFocusInside: Story = {
  args: { defaultOpen: true },
  play: async ({ userEvent }) => {
    const sheet = await screen.findByRole('dialog');
    await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
    for (const shift of [false, false, false, false, true, true, true]) {
      await userEvent.tab({ shift });
      await expect(sheet.contains(document.activeElement)).toBe(true);
    }
  },
};

export const EscapeGivesFocusBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Open menu' });
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
    const sheet = await screen.findByRole('dialog');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const LongText: Story = {
  args: { defaultOpen: true },
  render: renderSheet({
    open: 'Menü öffnen',
    title: 'Benutzerkontenverwaltungsübersicht',
    description: 'Angemeldet als wolfeschlegelsteinhausenbergerdorff@beispielunternehmen.de',
    link: 'Bildveröffentlichungsgenehmigungen',
    leave: 'Von allen angemeldeten Geräten abmelden',
    close: 'Schließen',
  }),
  play: async () => {
    const sheet = await screen.findByRole('dialog');
    await expect(sheet.scrollWidth).toBe(sheet.clientWidth);
  },
};

/** The sheet slides in from the left, the inline end. */
export const RightToLeft: Story = {
  args: { defaultOpen: true },
  render: renderSheet({
    open: 'افتح القائمة',
    title: 'القائمة',
    description: 'مسجل الدخول باسم demo',
    link: 'المعرض',
    leave: 'تسجيل الخروج',
    close: 'إغلاق',
  }),
  globals: { locale: 'ar', motion: 'reduced' },
  play: async () => {
    const sheet = await screen.findByRole('dialog');
    await waitFor(() => expect(sheet.getBoundingClientRect().left).toBe(0));
  },
};
