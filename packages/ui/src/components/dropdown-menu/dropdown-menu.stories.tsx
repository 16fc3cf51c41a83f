import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button';
import { LinkIcon, Trash2Icon } from '../icons';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
  type DropdownMenuProps,
} from './dropdown-menu';

const onSelect = fn();

const ENGLISH = { open: 'Share', copy: 'Copy link', place: 'Facebook', off: 'Instagram', danger: 'Delete' };

const renderMenu = (texts: typeof ENGLISH) => (args: DropdownMenuProps) => (
  <DropdownMenu {...args}>
    <DropdownMenuTrigger asChild>
      <Button>{texts.open}</Button>
    </DropdownMenuTrigger>
    <DropdownMenuContent align="start">
      <DropdownMenuItem onSelect={onSelect}>
        <LinkIcon aria-hidden />
        {texts.copy}
      </DropdownMenuItem>
      <DropdownMenuItem asChild>
        <a href="#facebook">{texts.place}</a>
      </DropdownMenuItem>
      <DropdownMenuItem disabled>{texts.off}</DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem variant="destructive">
        <Trash2Icon aria-hidden />
        {texts.danger}
      </DropdownMenuItem>
    </DropdownMenuContent>
  </DropdownMenu>
);

const meta: Meta<typeof DropdownMenu> = {
  title: 'Components/DropdownMenu',
  component: DropdownMenu,
  subcomponents: {
    DropdownMenuTrigger,
    DropdownMenuContent,
    DropdownMenuItem,
    DropdownMenuLabel,
    DropdownMenuRadioGroup,
    DropdownMenuRadioItem,
    DropdownMenuSeparator,
  },
  beforeEach: () => void onSelect.mockClear(),
  render: renderMenu(ENGLISH),
  decorators: [
    (Story) => (
      <div className="min-h-64 p-4">
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: { story: { inline: false, iframeHeight: 300 } },
    guide: {
      keyboard: [
        {
          keys: ['Enter', 'Space', 'ArrowDown'],
          does: 'On the trigger: opens the menu and moves focus to its first item.',
        },
        {
          keys: ['ArrowDown', 'ArrowUp'],
          does: 'Moves focus to the next or previous item. Disabled items are skipped.',
        },
        { keys: ['Home', 'End'], does: 'Moves focus to the first or last item.' },
        { keys: ['a–z'], does: 'Moves focus to the next item that starts with the typed letter.' },
        { keys: ['Enter', 'Space'], does: 'Activates the focused item and closes the menu.' },
        { keys: ['Escape'], does: 'Closes the menu and returns focus to its trigger.' },
      ],
      do: [
        'Start the label of each item with a verb, or name the destination.',
        'Put destructive items last, after a separator.',
      ],
      dont: ['Put form fields into it; use a popover instead.', 'Hide the main action of a view in it.'],
    } satisfies StoryGuide,
  },
};

export default meta;
type Story = StoryObj<typeof DropdownMenu>;

const menuItem = (name: string) => screen.getByRole('menuitem', { name });
const isGone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(await screen.findByRole('menuitem', { name: 'Facebook' })).toHaveAttribute('href');
    // The menu sets its own text colour and does not inherit that of the page.
    document.body.style.color = 'rgb(1, 2, 3)';
    const { color } = getComputedStyle(screen.getByRole('menu'));
    document.body.style.color = '';
    await expect(color).not.toBe('rgb(1, 2, 3)');
  },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Share' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(menuItem('Copy link')).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await isGone();
      await expect(trigger).toHaveFocus();
    }
  },
};

export const ByArrowKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Share' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(menuItem('Copy link')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(menuItem('Facebook')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(menuItem('Delete')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(menuItem('Facebook')).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(menuItem('Copy link')).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(menuItem('Delete')).toHaveFocus());
    await userEvent.keyboard('f');
    await waitFor(() => expect(menuItem('Facebook')).toHaveFocus());
  },
};

export const ChosenByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Share' });
    trigger.focus();
    for (const key of ['{Enter}', ' ']) {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(menuItem('Copy link')).toHaveFocus());
      await userEvent.keyboard(key);
      await isGone();
      await waitFor(() => expect(trigger).toHaveFocus());
    }
    await expect(onSelect).toHaveBeenCalledTimes(2);
  },
};

export const Disabled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    const off = await screen.findByRole('menuitem', { name: 'Instagram' });
    await expect(off).toHaveAttribute('aria-disabled', 'true');
    await expect(off).toHaveAttribute('data-disabled');
  },
};

export const OneOfSome: Story = {
  render: (args) => (
    <DropdownMenu {...args}>
      <DropdownMenuTrigger asChild>
        <Button>Theme</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <DropdownMenuLabel>Theme</DropdownMenuLabel>
        <DropdownMenuRadioGroup value="system">
          <DropdownMenuRadioItem value="light">Light</DropdownMenuRadioItem>
          <DropdownMenuRadioItem value="dark">Dark</DropdownMenuRadioItem>
          <DropdownMenuRadioItem value="system">System</DropdownMenuRadioItem>
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Theme' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'System' })).toBeChecked();
  },
};

export const LongText: Story = {
  args: { defaultOpen: true },
  render: renderMenu({
    open: 'Teilen',
    copy: 'Verknüpfung in die Zwischenablage kopieren',
    place: 'Auf einer anderen Veröffentlichungsplattform veröffentlichen',
    off: 'Veröffentlichungsgenehmigungsantrag',
    danger: 'Unwiderruflich aus dem Bilderverzeichnis löschen',
  }),
  play: async () => {
    const { right } = (await screen.findByRole('menu')).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** With `align="start"`, the right edges of menu and button are aligned. */
export const RightToLeft: Story = {
  args: { defaultOpen: true },
  render: renderMenu({ open: 'مشاركة', copy: 'نسخ الرابط', place: 'فيسبوك', off: 'إنستغرام', danger: 'حذف' }),
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const menu = await screen.findByRole('menu');
    const { right } = canvas.getByRole('button').getBoundingClientRect();
    await waitFor(() => expect(Math.abs(menu.getBoundingClientRect().right - right)).toBeLessThan(1));
  },
};
