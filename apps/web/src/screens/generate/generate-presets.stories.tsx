import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { presetsOf } from '../../lib/stored-presets';
import { pageParameters, StoryApp } from '../../testing';
import { promptOf, toast, typePrompt, type Canvas } from './generate.steps';

const meta = {
  title: 'Screens/Generate',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { path: '/generate' },
  parameters: { ...pageParameters, world: { scenario: 'creator' } },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openPanel(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Recipe' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Recipe' }));
  await panel.findByRole('group', { name: 'Presets' });
  return panel;
}

const choose = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('radio', { name }));

/** The settings get a name by Enter, which submits nothing; a press on the preset fills them, and the prompt stays. */
export const PresetSavedAndChosen: Story = {
  tags: ['req:generate.presets'],
  play: async ({ canvas }) => {
    await typePrompt(canvas, 'a lake');
    await choose(canvas, 'Sketch');
    await choose(canvas, '16:9');
    const panel = await openPanel(canvas);
    const name = panel.getByRole('textbox', { name: 'Preset name' });
    await userEvent.type(name, '{Enter}');
    await expect(name).toHaveAccessibleDescription('Please enter a name.');
    await userEvent.type(name, ' Wide sketch {Enter}');
    await expect(panel.getByRole('status')).toHaveTextContent('“Wide sketch” saved');
    await expect(name).toHaveValue('');
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(presetsOf(1).get()).not.toContain('lake');
    await userEvent.keyboard('{Escape}');
    await choose(canvas, 'Anime');
    await choose(canvas, '1:1');
    const again = await openPanel(canvas);
    await userEvent.click(again.getByRole('button', { name: 'Wide sketch Sketch 16:9 HD Image' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Sketch' })).toBeChecked());
    await expect(canvas.getByRole('radio', { name: '16:9' })).toBeChecked();
    await expect(await promptOf(canvas)).toHaveValue('a lake');
    await waitFor(async () => expect(await promptOf(canvas)).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

const stored = (...names: string[]) => ({
  beforeEach: () => presetsOf(1).set(JSON.stringify(names.map((name) => [name, 'style=anime&quality=4k']))),
});

/** A name is given to one preset only; what is deleted comes back by Undo. */
export const PresetRenamedAndDeleted: Story = {
  tags: ['req:generate.presets'],
  ...stored('Night', 'Morning'),
  play: async ({ canvas }) => {
    const panel = await openPanel(canvas);
    await userEvent.click(panel.getByRole('button', { name: 'Rename “Night”' }));
    const name = panel.getByRole('textbox', { name: 'New name' });
    await expect(name).toHaveFocus();
    await userEvent.keyboard('Morning{Enter}');
    await expect(name).toHaveAccessibleDescription('Another preset has this name.');
    await userEvent.clear(name);
    await userEvent.type(name, 'Evening{Enter}');
    await expect(panel.getByRole('button', { name: 'Evening Anime 4K' })).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Delete “Evening”' }));
    const field = panel.getByRole('textbox', { name: 'Preset name' });
    await expect(field).toHaveFocus();
    await expect(panel.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(within(await toast('“Evening” deleted')).getByRole('button', { name: 'Undo' }));
    const again = screen.queryByRole('dialog') ? panel : await openPanel(canvas);
    await expect(await again.findByRole('button', { name: 'Evening Anime 4K' })).toBeVisible();
    const known = again.getByRole('textbox', { name: 'Preset name' });
    await userEvent.type(known, 'Evening');
    await userEvent.click(again.getByRole('button', { name: 'Replace the preset' }));
    await expect(again.getByRole('button', { name: 'Evening Cyberpunk 1:1 HD Image' })).toBeVisible();
    await expect(again.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** Another user of the browser has none of them. What needs tokens is replaced, with a toast. */
export const PresetsOfANewcomer: Story = {
  tags: ['req:generate.presets'],
  parameters: { world: { scenario: 'newcomer' } },
  beforeEach: () => {
    presetsOf(1).set('[["Mine","style=anime"]]');
    presetsOf(2).set('[["Sharp","style=sketch&quality=4k"]]');
  },
  play: async ({ canvas }) => {
    const panel = await openPanel(canvas);
    await expect(panel.queryByText('Mine')).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: 'Sharp Sketch 4K' }));
    await expect(await toast('Some settings need tokens')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Sketch' })).toBeChecked());
    await expect(canvas.getByRole('radio', { name: 'HD' })).toBeChecked();
  },
};
