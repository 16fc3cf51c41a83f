import { endpoints } from '@product/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fail, hang } from 'mock-api';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import outcomes from '../../i18n/locales/en/outcomes';
import { covers, StoryApp, pageParameters } from '../../testing';
import { PROMPT, resultOf, toast, type Canvas } from './generate.steps';

const meta = {
  title: 'Screens/Generate',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { path: '/generate' },
  parameters: { ...pageParameters, world: { scenario: 'creator' } },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const openSaveDialog = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save to Gallery' }));
  return within(await screen.findByRole('dialog', { name: 'Save to Gallery' }));
};
type SaveDialog = Awaited<ReturnType<typeof openSaveDialog>>;

async function save(dialog: SaveDialog, title: string) {
  const field = dialog.getByRole('textbox', { name: 'Title' });
  await userEvent.clear(field);
  await userEvent.type(field, title);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
}

export const SavedAsPrivateByDefault: Story = {
  tags: [
    'req:creations.save-dialog',
    'req:creations.saved',
    'req:generate.result-save',
    'req:messages.save-success',
    'req:product.visibility',
  ],
  play: async ({ canvas }) => {
    await resultOf(canvas);
    const dialog = await openSaveDialog(canvas);
    await expect(dialog.getByRole('checkbox', { name: 'Make public' })).not.toBeChecked();
    await save(dialog, 'Storm light');
    await expect(await screen.findByText('“Storm light” is private.')).toBeVisible();
    const link = await canvas.findByRole('link', { name: 'View in gallery' });
    await waitFor(() => expect(link).toHaveFocus());
    const toasted = within(await toast('Saved to your gallery'));
    await expect(toasted.getByRole('link', { name: 'View' })).toHaveAttribute(
      'href',
      link.getAttribute('href'),
    );
    await userEvent.click(link);
    await expect(await screen.findByRole('dialog', { name: 'Storm light' })).toBeVisible();
  },
};

/** A toast covers no action of the result. */
export const ToastClearOfTheActions: Story = {
  tags: ['req:generate.result-save'],
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    await resultOf(canvas);
    await save(await openSaveDialog(canvas), 'A long title that needs a line of the toast for itself');
    const shown = await toast('Saved to your gallery');
    const panel = within(canvas.getByRole('region', { name: 'Preview' }));
    for (const name of ['Share', 'Reuse prompt', 'Download'])
      await expect(covers(shown, panel.getByRole('button', { name }))).toBe(false);
    await expect(covers(shown, panel.getByRole('link', { name: 'View in gallery' }))).toBe(false);
    await expect(covers(shown, canvas.getByRole('button', { name: 'Generate' }))).toBe(false);
  },
};

/** S opens the dialog, as does the palette; the dialog has the keys while it is open. */
export const SavedByKey: Story = {
  tags: ['req:commands.keys'],
  play: async ({ canvas }) => {
    await resultOf(canvas);
    canvas.getByRole('button', { name: 'Download' }).focus();
    // The code of the key listener loads after the page.
    await waitFor(async () => {
      if (!screen.queryByRole('dialog')) await userEvent.keyboard('s');
      await expect(screen.getByRole('dialog', { name: 'Save to Gallery' })).toBeVisible();
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox'), 'save{Enter}');
    await screen.findByRole('dialog', { name: 'Save to Gallery' });
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
  },
};

export const SavedAsPublic: Story = {
  play: async ({ canvas }) => {
    await resultOf(canvas);
    const dialog = await openSaveDialog(canvas);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Make public' }));
    await save(dialog, 'Storm light');
    await expect(await screen.findByText('“Storm light” is public.')).toBeVisible();
  },
};

/** A generation that ends while the dialog is open shows its result, and does not change what is saved. */
export const AnotherArrivesMeanwhile: Story = {
  tags: ['req:creations.save-dialog'],
  parameters: { world: { scenario: 'creator', overrides: [hang(endpoints.generate, { after: 1 })] } },
  play: async ({ canvas, loaded: { world } }) => {
    await resultOf(canvas);
    await userEvent.click(canvas.getByRole('radio', { name: 'Anime' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }));
    const strip = within(await canvas.findByRole('region', { name: 'This session' }));
    await userEvent.click(strip.getByRole('button', { name: /^Cartoon picture/ }));
    const dialog = await openSaveDialog(canvas);
    world.faults.clear();
    const another = { name: `Anime picture: ${PROMPT}, Not saved`, hidden: true };
    await strip.findByRole('button', another);
    await save(dialog, 'Storm light');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(strip.getByRole('button', another)).toBeVisible();
    await expect(strip.getByRole('button', { name: /^Cartoon picture/ })).not.toHaveAccessibleName(
      /Not saved/,
    );
  },
};

export const TitleTooShort: Story = {
  play: async ({ canvas }) => {
    await resultOf(canvas);
    const dialog = await openSaveDialog(canvas);
    await save(dialog, 'ab');
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await expect(title).toHaveAccessibleDescription(/Title must be at least 3 characters/);
    await expect(title).toHaveFocus();
  },
};

export const Saving: Story = {
  parameters: { world: { scenario: 'creator', overrides: [hang(endpoints.saveCreation)] } },
  play: async ({ canvas }) => {
    await resultOf(canvas);
    const dialog = await openSaveDialog(canvas);
    await save(dialog, 'Storm light');
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: /^Sav/ })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

/** A dialog can be closed while its request is pending, which goes on. The next result's dialog is free, and stays open. */
export const AnotherWhileSaving: Story = {
  parameters: { world: { scenario: 'creator', overrides: [hang(endpoints.saveCreation)] } },
  play: async ({ canvas, loaded }) => {
    await resultOf(canvas);
    await save(await openSaveDialog(canvas), 'Storm light');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('radio', { name: 'Anime' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }));
    await canvas.findByText('118 tokens');
    const next = await openSaveDialog(canvas);
    const title = next.getByRole('textbox', { name: 'Title' });
    await expect(title).toHaveValue(PROMPT);
    await userEvent.clear(title);
    await userEvent.type(title, 'Calm light');
    await expect(next.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy');
    loaded['world'].faults.clear();
    await expect(await screen.findByText('“Storm light” is private.')).toBeVisible();
    await expect(title).toHaveValue('Calm light');
  },
};

/** The typed title is kept, and the failure is shown in the dialog as well. */
export const SaveFails: Story = {
  tags: ['req:creations.save-failed', 'req:failures.save'],
  parameters: { world: { scenario: 'creator', overrides: [fail(endpoints.saveCreation, 500)] } },
  play: async ({ canvas }) => {
    await resultOf(canvas);
    const dialog = await openSaveDialog(canvas);
    await save(dialog, 'Storm light');
    const { title, description } = outcomes.creations.save.failure;
    await expect(await screen.findByText(title)).toBeVisible();
    await expect(await dialog.findByText(description)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Storm light');
  },
};
