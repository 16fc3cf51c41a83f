import { LANGUAGES } from '@product/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { LanguageMenu } from './language-menu';
import { languageName } from './language-name';

const meta = {
  title: 'Pieces/Shell/LanguageMenu',
  component: LanguageMenu,
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: { story: { inline: false, iframeHeight: 400 } },
    guide: {
      keyboard: [
        {
          keys: ['Enter', 'Space', 'Down'],
          does: 'On the button: opens the menu and moves focus to its first entry.',
        },
        { keys: ['Down', 'Up'], does: 'Moves focus to the next or previous language.' },
        { keys: ['Home', 'End'], does: 'Moves focus to the first or last language.' },
        { keys: ['Enter'], does: 'Selects the language and returns focus to the button.' },
        { keys: ['Escape'], does: 'Closes the menu without a change.' },
      ],
      do: [
        'Offer only languages that have a catalogue.',
        'Store the selected language, and set `lang` and `dir` on the page.',
      ],
      dont: [
        'Translate the names; users look for the name in their own language.',
        'Add flags; a flag stands for a country, not for a language.',
      ],
    } satisfies StoryGuide,
  },
  args: { language: 'en', onLanguageChange: fn() },
} satisfies Meta<typeof LanguageMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const options = async () =>
  (await screen.findAllByRole('menuitemradio')).map((option) => [option.lang, option.textContent]);

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Language' })).toHaveAttribute('aria-expanded', 'false');
  },
};

/** All languages, each by its own name and with its `lang` attribute. */
export const Open: Story = {
  tags: ['req:product.languages'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language' }));
    await expect(await options()).toEqual(LANGUAGES.map((option) => [option, languageName(option)]));
    await expect(screen.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
    await expect(args.onLanguageChange).not.toHaveBeenCalled();
  },
};

export const Chosen: Story = {
  tags: ['req:header.language-menu'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Français' }));
    await expect(args.onLanguageChange).toHaveBeenCalledWith('fr');
  },
};

/**
 * A closed menu is removed at once, even if a style animates its exit: it cannot take the focus from the button, and
 * the next opening renders a new menu.
 */
export const PressedAgainAtOnce: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Language' });
    const slow = document.head.appendChild(document.createElement('style'));
    // An earlier layer than that of the reduced-motion rule, so that this `!important` wins: tests reduce motion.
    slow.textContent =
      '@layer theme { [role=menu][data-state=closed] { animation: ui-fade-out 60s !important } }';
    await userEvent.click(button);
    const menu = await screen.findByRole('menu');
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Français' }));
    await expect(menu).not.toBeInTheDocument();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await expect(await screen.findByRole('menu')).not.toBe(menu);
    await userEvent.keyboard('{Escape}');
    slow.remove();
    await expect(screen.queryByRole('menu')).toBeNull();
    await expect(button).toHaveFocus();
  },
};

/** Offers only the languages of `languages`. */
export const Few: Story = {
  args: { languages: ['en', 'de'], language: 'de', variant: 'name' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deutsch' }));
    await expect(await options()).toHaveLength(2);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Language' });
    const option = (name: string) => screen.getByRole('menuitemradio', { name });
    button.focus();
    for (const key of [' ', '{ArrowDown}', '{Enter}']) {
      await userEvent.keyboard(key);
      await screen.findByRole('menu');
      await waitFor(() => expect(option('English')).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
      await expect(option('Español')).toHaveFocus();
      await userEvent.keyboard('{End}{ArrowUp}');
      await expect(option(languageName(LANGUAGES.at(-2)!))).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(option('English')).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
    }
    await expect(args.onLanguageChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
    await expect(args.onLanguageChange).toHaveBeenCalledWith('es');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Name: Story = {
  args: { variant: 'name' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'English' })).toBeVisible();
  },
};

/** The row of the drawer shows the selected language. */
export const Row: Story = {
  args: { variant: 'row', language: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Language العربية' })).toBeVisible();
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Language' })).toHaveFocus();
  },
};

export const LongText: Story = { globals: { locale: 'long' }, args: { variant: 'row', language: 'pt' } };

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { language: 'ar' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menuitemradio', { name: 'العربية' })).toBeChecked();
  },
};
