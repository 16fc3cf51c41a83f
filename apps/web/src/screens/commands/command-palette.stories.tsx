import type { Meta, StoryObj } from '@storybook/react-vite';
import { seed } from 'mock-api';
import { expect, fireEvent, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { presetsOf } from '../../lib/stored-presets';
import { pageParameters, StoryApp } from '../../testing';

const OWN = seed({
  creations: ['Café at night', 'Morning', 'August'].map((title, place) => ({ id: place + 1, title })),
});

const meta = {
  title: 'Flows/Commands',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { path: '/gallery' },
  parameters: { ...pageParameters, world: { scenario: 'creator', overrides: [OWN] } },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Presses the keys until the dialog is open: the code of the key listener loads after the page. */
async function openBy(keys: string, name: string) {
  const dialog = await waitFor(async () => {
    if (!screen.queryByRole('dialog')) await userEvent.keyboard(keys);
    return screen.getByRole('dialog', { name });
  });
  return within(dialog);
}

const openPalette = () => openBy('{Control>}k{/Control}', 'Commands');

const field = () => screen.getByRole('combobox', { name: 'Search commands and your creations' });

/** The active option, which Enter selects. */
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');

export const Opened: Story = {
  tags: ['req:commands.palette'],
  play: async ({ canvas }) => {
    await canvas.findByRole('tab', { name: /My Creations/ });
    const palette = await openPalette();
    await waitFor(() => expect(field()).toHaveFocus());
    const groups = palette.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
    await expect(groups).toEqual(['Actions', 'Go to', 'Theme', 'Language']);
    await expect(palette.getByRole('option', { name: 'English' })).toBeChecked();
    await expect(palette.getByRole('option', { name: 'Log Out' })).toBeVisible();
    await waitFor(() => expect(active()).toHaveTextContent('New prompt'));
  },
};

/**
 * The Enter that accepts a word of an input method selects no option, and the Escape that cancels it does not close the
 * palette: Safari sends both after the composition.
 */
export const KeysOfInputMethod: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('tab', { name: /My Creations/ });
    await openPalette();
    await waitFor(() => expect(field()).toHaveFocus());
    await fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    await fireEvent.keyDown(field(), { key: 'Escape', keyCode: 229 });
    await expect(screen.getByRole('dialog', { name: 'Commands' })).toBeVisible();
    await fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Arrow keys wrap around, Home and End go to the first and last option; the focus stays in the field. */
export const ByKeyboard: Story = {
  tags: ['req:commands.palette'],
  play: async ({ canvas }) => {
    const before = await canvas.findByRole('tab', { name: /My Creations/ });
    before.focus();
    const palette = await openPalette();
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(active()).toHaveTextContent('Keyboard shortcuts'));
    await userEvent.keyboard('{Home}{ArrowUp}');
    await waitFor(() => expect(active()).toHaveTextContent('Português'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(active()).toHaveTextContent('New prompt'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(active()).toHaveTextContent('Português'));
    await expect(field()).toHaveFocus();
    await userEvent.keyboard('theme dark');
    await waitFor(() => expect(palette.getAllByRole('option')).toHaveLength(1));
    await expect(palette.getByRole('status')).toHaveTextContent('1 result');
    await waitFor(() => expect(active()).toHaveTextContent('Dark'));
    await userEvent.clear(field());
    await userEvent.keyboard('xyz');
    await expect(palette.getByRole('status')).toHaveTextContent('Nothing matches');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(before).toHaveFocus());
  },
};

/** The search ignores accents in titles. The selected creation opens in the view. */
export const OwnCreation: Story = {
  tags: ['req:commands.creations'],
  play: async ({ canvas }) => {
    await canvas.findByRole('tab', { name: /My Creations/ });
    const palette = await openPalette();
    await userEvent.type(field(), 'cafe');
    await palette.findByRole('option', { name: 'Café at night' });
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: 'Café at night' })).toBeVisible();
  },
};

/** A page opens as if its link had been followed: its heading gets the focus. */
export const Page: Story = {
  tags: ['req:commands.palette'],
  play: async ({ canvas }) => {
    await canvas.findByRole('tab', { name: /My Creations/ });
    await openPalette();
    await userEvent.type(field(), 'pricing{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Pay for pictures'),
    );
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const NewPrompt: Story = {
  tags: ['req:commands.new-prompt'],
  play: async ({ canvas }) => {
    await canvas.findByRole('tab', { name: /My Creations/ });
    await openPalette();
    await userEvent.type(field(), 'new prompt{Enter}');
    const prompt = await canvas.findByRole('textbox', { name: 'Prompt' });
    await waitFor(() => expect(prompt).toHaveFocus());
  },
};

export const Language: Story = {
  tags: ['req:commands.palette'],
  play: async ({ canvas }) => {
    await canvas.findByRole('tab', { name: /My Creations/ });
    await openPalette();
    await userEvent.type(field(), 'العربية{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'المعرض' })).toBeVisible();
  },
};

export const LoggedOut: Story = {
  tags: ['req:commands.palette'],
  play: async ({ canvas }) => {
    await canvas.findByRole('tab', { name: /My Creations/ });
    await openPalette();
    await userEvent.type(field(), 'log out{Enter}');
    await expect(await screen.findByText('You have been successfully logged out.')).toBeVisible();
    await canvas.findByRole('heading', { level: 1, name: /Describe it/ });
    await openPalette();
    await expect(screen.queryByRole('option', { name: 'Log Out' })).toBeNull();
    await expect(screen.getByRole('option', { name: 'Login' })).toBeVisible();
  },
};

/** In a text field and while a dialog is open, the keys are typed; only the palette opens from a field. */
export const NothingInAField: Story = {
  tags: ['req:commands.quiet'],
  play: async ({ canvas }) => {
    await canvas.findByRole('tab', { name: /My Creations/ });
    await openPalette();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const search = await canvas.findByRole('searchbox');
    await userEvent.type(search, '?/s');
    await expect(search).toHaveValue('?/s');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await openPalette();
    await userEvent.type(field(), '?');
    await expect(field()).toHaveValue('?');
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
  },
};

const SHORTCUTS = 'Keyboard shortcuts';

export const ShortcutsOfTheGallery: Story = {
  tags: ['req:commands.shortcuts'],
  play: async ({ canvas }) => {
    const before = await canvas.findByRole('tab', { name: /My Creations/ });
    before.focus();
    const shortcuts = await openBy('?', SHORTCUTS);
    const headings = shortcuts.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(headings).toEqual(['Gallery', 'Viewing a creation', 'On every page']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(before).toHaveFocus());
  },
};

/** The shortcuts of another screen, opened from the palette. */
export const ShortcutsOfCreate: Story = {
  tags: ['req:commands.shortcuts'],
  args: { path: '/generate' },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Prompt' });
    canvas.getByRole('heading', { level: 1 }).focus();
    await openPalette();
    await userEvent.type(field(), 'shortcuts{Enter}');
    const shortcuts = within(await screen.findByRole('dialog', { name: SHORTCUTS }));
    const headings = shortcuts.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(headings).toEqual([
      'Create',
      'Viewing a creation',
      'Viewing results together',
      'On every page',
    ]);
    await expect(shortcuts.getByText('Go to the result with this number').nextSibling).toHaveTextContent(
      '1–9',
    );
  },
};

/** The palette opens from the prompt, too, and chooses what the form has: a style, a ratio, a medium, a quality. */
export const ChoicesOfTheForm: Story = {
  tags: ['req:commands.palette'],
  args: { path: '/generate' },
  play: async ({ canvas }) => {
    const prompt = await canvas.findByRole('textbox', { name: 'Prompt' });
    prompt.focus();
    await userEvent.keyboard('/s?');
    await expect(prompt).toHaveValue('/s?');
    const palette = await openPalette();
    const groups = palette.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
    await expect(groups.slice(0, 5)).toEqual(['Actions', 'Media type', 'Style', 'Aspect ratio', 'Quality']);
    const iconOf = (name: string) => palette.getByRole('option', { name }).querySelector('svg')?.innerHTML;
    await expect(iconOf('Image')).not.toBe(iconOf('Video'));
    await expect(iconOf('Sketch')).toBeUndefined();
    await userEvent.type(field(), 'style sketch{Enter}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Sketch' })).toBeChecked());
    await openPalette();
    await userEvent.type(field(), '16:9{Enter}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: '16:9' })).toBeChecked());
    await openPalette();
    await userEvent.type(field(), 'video{Enter}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Video', selected: true })).toBeVisible());
  },
};

/** The palette copies the recipe of the form, also what was typed last; elsewhere there is none. */
export const RecipeOfTheForm: Story = {
  tags: ['req:generate.recipe-link', 'req:commands.palette'],
  args: { path: '/generate' },
  play: async ({ canvas }) => {
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Prompt' }), 'a lake');
    await openPalette();
    await userEvent.type(field(), 'recipe{Enter}');
    await waitFor(() =>
      expect(written).toHaveBeenCalledWith(
        expect.stringMatching(/\/generate#prompt=a\+lake&style=cyberpunk&/),
      ),
    );
    written.mockRestore();
    await openPalette();
    await userEvent.type(field(), 'home page{Enter}');
    await canvas.findByRole('heading', { level: 1, name: /Describe it/ });
    await openPalette();
    await expect(screen.queryByRole('option', { name: 'Copy recipe link' })).toBeNull();
  },
};

/** A preset fills the form from any screen, and from the form's own. */
export const Preset: Story = {
  tags: ['req:generate.presets', 'req:commands.palette'],
  beforeEach: () => presetsOf(1).set('[["Ink","style=sketch"],["Manga","style=anime"]]'),
  play: async ({ canvas }) => {
    await canvas.findByRole('tab', { name: /My Creations/ });
    const palette = await openPalette();
    const group = within(palette.getByRole('group', { name: 'Presets' }));
    await expect(group.getAllByRole('option')).toHaveLength(2);
    await userEvent.type(field(), 'presets ink{Enter}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Sketch' })).toBeChecked());
    await openPalette();
    await userEvent.type(field(), 'manga{Enter}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Anime' })).toBeChecked());
  },
};

/** L likes the card with the focus, Delete asks, and a slash leads to the search, on an Arabic keyboard as well. */
export const KeysOfTheGallery: Story = {
  tags: ['req:commands.keys'],
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'Morning' }));
    const search = canvas.getByRole('searchbox');
    await waitFor(async () => {
      if (document.activeElement !== search) await userEvent.keyboard('/');
      await expect(search).toHaveFocus();
    });
    await userEvent.keyboard('l/');
    await expect(search).toHaveValue('l/');
    await userEvent.clear(search);
    const link = await card.findByRole('link', { name: 'Open Morning' });
    link.focus();
    const like = card.getByRole('button', { name: 'Like' });
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('l');
    await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'true'));
    await fireEvent.keyDown(link, { key: 'م', code: 'KeyL' });
    await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'false'));
    await userEvent.keyboard('{Delete}');
    await expect(await screen.findByRole('alertdialog', { name: 'Delete Creation' })).toBeVisible();
    await userEvent.keyboard('l');
    await expect(like).toHaveAttribute('aria-pressed', 'false');
  },
};

/** The keys of an open view are its own. */
export const KeysOfTheView: Story = {
  tags: ['req:commands.keys'],
  args: { path: '/gallery?tab=mine&creation=2' },
  play: async () => {
    const view = within(await screen.findByRole('dialog', { name: 'Morning' }));
    const like = await view.findByRole('button', { name: 'Like' });
    await waitFor(async () => {
      if (like.getAttribute('aria-pressed') === 'false') await userEvent.keyboard('l');
      await expect(like).toHaveAttribute('aria-pressed', 'true');
    });
    await userEvent.keyboard('{Delete}');
    await expect(await screen.findByRole('alertdialog', { name: 'Delete Creation' })).toBeVisible();
  },
};

/** A key without a modifier may be pressed by accident: it can be turned off. The palette still opens the help. */
export const HelpKeyOff: Story = {
  tags: ['req:commands.help-key-off'],
  play: async ({ canvas }) => {
    const before = await canvas.findByRole('tab', { name: /My Creations/ });
    before.focus();
    const shortcuts = await openBy('?', SHORTCUTS);
    await userEvent.click(
      shortcuts.getByRole('switch', { name: 'Use single-key shortcuts, such as ?', checked: true }),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(before).toHaveFocus());
    await userEvent.keyboard('?');
    await openPalette();
    await expect(screen.queryByRole('dialog', { name: SHORTCUTS })).toBeNull();
    await userEvent.type(field(), 'shortcuts{Enter}');
    const again = within(await screen.findByRole('dialog', { name: SHORTCUTS }));
    await expect(again.getByRole('switch', { checked: false })).toBeVisible();
  },
};
