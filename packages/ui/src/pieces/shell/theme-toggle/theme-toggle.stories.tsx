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
  render: (args) => <Page {...args} />,
  parameters: { docs: { story: { inline: false, iframeHeight: 240 } } },
  args: { theme: 'system', onThemeChange: fn() },
} satisfies Meta<typeof ThemeToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = { args: { theme: 'light' } };
export const Dark: Story = { args: { theme: 'dark' } };
export const System: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Theme' }));
    const options = await screen.findAllByRole('menuitemradio');
    await expect(options.map((option) => option.textContent)).toEqual(['Light', 'Dark', 'System']);
    await expect(screen.getByRole('menuitemradio', { name: 'System' })).toBeChecked();
  },
};

/** By keyboard: open, down, choose; the focus is back on the button. */
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

/** In the drawer: a row that names what is chosen. */
export const Row: Story = {
  args: { look: 'row' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Theme System' })).toBeVisible();
  },
};
