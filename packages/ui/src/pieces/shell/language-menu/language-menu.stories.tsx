import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { rightToLeft } from '../stories/right-to-left';
import { LanguageMenu } from './language-menu';

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
  parameters: { docs: { story: { inline: false, iframeHeight: 400 } } },
  args: { language: 'en', onLanguageChange: fn() },
} satisfies Meta<typeof LanguageMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const options = async () =>
  (await screen.findAllByRole('menuitemradio')).map((option) => [option.lang, option.textContent]);

export const Closed: Story = {};

/** Eight languages, each by its own name and marked as what it is. */
export const Open: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language' }));
    await expect(await options()).toEqual([
      ['en', 'English'],
      ['es', 'Español'],
      ['fr', 'Français'],
      ['de', 'Deutsch'],
      ['zh', '中文'],
      ['ar', 'العربية'],
      ['hi', 'हिन्दी'],
      ['pt', 'Português'],
    ]);
    await expect(screen.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
    await expect(args.onLanguageChange).not.toHaveBeenCalled();
  },
};

export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Français' }));
    await expect(args.onLanguageChange).toHaveBeenCalledWith('fr');
  },
};

/** A host that has fewer catalogues offers fewer languages. */
export const Few: Story = {
  args: { languages: ['en', 'de'], language: 'de', look: 'name' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deutsch' }));
    await expect(await options()).toHaveLength(2);
  },
};

/** In a footer: the language by its name. */
export const Name: Story = { args: { look: 'name' } };

/** In the drawer: a row that names what is chosen. */
export const Row: Story = { args: { look: 'row', language: 'ar' } };

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: { language: 'ar' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'العربية' })).toBeChecked();
  },
};
