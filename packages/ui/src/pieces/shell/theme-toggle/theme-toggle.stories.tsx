import type { Theme } from '@product/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ThemeToggle, type ThemeToggleProps } from './theme-toggle';

function Page({ theme: first, onThemeChange, ...props }: ThemeToggleProps) {
  const [theme, setTheme] = useState<Theme>(first);
  return (
    <div className="max-w-80">
      <ThemeToggle
        {...props}
        theme={theme}
        onThemeChange={(next) => {
          setTheme(next);
          onThemeChange?.(next);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Pieces/Shell/ThemeToggle',
  component: ThemeToggle,
  render: (args) => <Page key={args.theme} {...args} />,
  parameters: {
    docs: { story: { inline: false, iframeHeight: 240 } },
    guide: {
      keyboard: [
        {
          keys: ['Enter', 'Space', 'Down'],
          does: 'On the button: opens the menu and moves focus to its first entry.',
        },
        { keys: ['Down', 'Up'], does: 'Moves focus to the next or previous theme.' },
        { keys: ['Home', 'End'], does: 'Moves focus to the first or last theme.' },
        { keys: ['Enter'], does: 'Selects the theme and returns focus to the button.' },
        { keys: ['Escape'], does: 'Closes the menu without a change.' },
      ],
      do: [
        'Store the selected theme, and set its class before the first paint to avoid a flash.',
        'Follow changes of the operating system while `system` is selected.',
      ],
      dont: [
        'Reduce it to a switch between light and dark; `system` is an option of its own, and the default.',
      ],
    } satisfies StoryGuide,
  },
  args: { theme: 'system', onThemeChange: fn() },
} satisfies Meta<typeof ThemeToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button shows the icon of the selected theme. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Theme' })).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Light: Story = { args: { theme: 'light' } };

export const Open: Story = {
  tags: ['req:header.theme-toggle', 'req:session.theme'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Theme' }));
    const options = await screen.findAllByRole('menuitemradio');
    await expect(options.map((option) => option.textContent)).toEqual(['Light', 'Dark', 'System']);
    await expect(screen.getByRole('menuitemradio', { name: 'System' })).toBeChecked();
  },
};

/** A theme is selected by keyboard; the focus returns to the button. */
export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Theme' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** The row of the drawer shows the selected theme. */
export const Row: Story = {
  args: { variant: 'row' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Theme System' })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Theme' });
    const option = (name: string) => screen.getByRole('menuitemradio', { name });
    button.focus();
    for (const key of [' ', '{ArrowDown}', '{Enter}']) {
      await userEvent.keyboard(key);
      await screen.findByRole('menu');
      await waitFor(() => expect(option('Light')).toHaveFocus());
      await userEvent.keyboard('{End}');
      await expect(option('System')).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(option('Dark')).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(option('Light')).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
    }
    await expect(args.onThemeChange).not.toHaveBeenCalled();
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Theme' })).toHaveFocus();
  },
};

export const LongText: Story = { globals: { locale: 'long' }, args: { variant: 'row' } };
