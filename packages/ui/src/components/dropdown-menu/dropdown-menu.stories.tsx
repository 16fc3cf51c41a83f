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

const draw = (words: typeof ENGLISH) => (args: DropdownMenuProps) => (
  <DropdownMenu {...args}>
    <DropdownMenuTrigger asChild>
      <Button>{words.open}</Button>
    </DropdownMenuTrigger>
    <DropdownMenuContent align="start">
      <DropdownMenuItem onSelect={onSelect}>
        <LinkIcon aria-hidden />
        {words.copy}
      </DropdownMenuItem>
      <DropdownMenuItem asChild>
        <a href="#facebook">{words.place}</a>
      </DropdownMenuItem>
      <DropdownMenuItem disabled>{words.off}</DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem variant="destructive">
        <Trash2Icon aria-hidden />
        {words.danger}
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
  render: draw(ENGLISH),
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
          does: 'On its button: unfolds the menu, the first row has the focus.',
        },
        {
          keys: ['ArrowDown', 'ArrowUp'],
          does: 'Goes to the next row or the one before; what is off is passed over.',
        },
        { keys: ['Home', 'End'], does: 'Goes to the first row or the last.' },
        { keys: ['a–z'], does: 'Goes to the row that begins so.' },
        { keys: ['Enter', 'Space'], does: 'Does what the row says, and folds the menu up.' },
        { keys: ['Escape'], does: 'Folds it up; the focus goes back to its button.' },
      ],
      do: ['Begin each row with a verb or a place.', 'Put what takes something away last, behind a line.'],
      dont: ['Put fields into it: that is a popover.', 'Hide in it the main thing of a view.'],
    } satisfies StoryGuide,
  },
};

export default meta;
type Story = StoryObj<typeof DropdownMenu>;

const row = (name: string) => screen.getByRole('menuitem', { name });
const isGone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(await screen.findByRole('menuitem', { name: 'Facebook' })).toHaveAttribute('href');
    // The rows have an ink of their own: only a host's text among them would have the page's.
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
      await waitFor(() => expect(row('Copy link')).toHaveFocus());
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
    await waitFor(() => expect(row('Copy link')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(row('Facebook')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(row('Delete')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(row('Facebook')).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(row('Copy link')).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(row('Delete')).toHaveFocus());
    await userEvent.keyboard('f');
    await waitFor(() => expect(row('Facebook')).toHaveFocus());
  },
};

export const ChosenByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Share' });
    trigger.focus();
    for (const key of ['{Enter}', ' ']) {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(row('Copy link')).toHaveFocus());
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
  render: draw({
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
  render: draw({ open: 'مشاركة', copy: 'نسخ الرابط', place: 'فيسبوك', off: 'إنستغرام', danger: 'حذف' }),
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const menu = await screen.findByRole('menu');
    const { right } = canvas.getByRole('button').getBoundingClientRect();
    await waitFor(() => expect(Math.abs(menu.getBoundingClientRect().right - right)).toBeLessThan(1));
  },
};
