import { endpoints } from '@product/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fail, seed } from 'mock-api';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { manualClock, StoryApp, pageParameters } from '../../testing';
import { promptOf, resultOf, typePrompt, type Canvas } from './generate.steps';

const LAKE = 'First light on an alpine lake';
const STREET = 'A quiet street after the rain';

const creations = seed({
  creations: [
    { id: 3, title: 'Lake', prompt: LAKE },
    { id: 2, title: 'Street', prompt: STREET },
    { id: 1, title: 'Lake once more', prompt: LAKE },
  ],
});

const meta = {
  title: 'Screens/Generate',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { path: '/generate' },
  parameters: { ...pageParameters, world: { scenario: 'creator', overrides: [creations] } },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openTool(canvas: Canvas, name: 'Earlier prompts' | 'Ideas') {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
}

const press = (key: 'ArrowUp' | 'ArrowDown') => userEvent.keyboard(`{Alt>}{${key}}{/Alt}`);

/** Nothing has been submitted: the form is as before, and the preview is empty. */
const isNothingSubmitted = (canvas: Canvas) =>
  canvas.getByRole('button', { name: 'Generate' }).isConnected &&
  canvas.queryByRole('button', { name: 'Download' }) === null;

/** What an example replaces is among the earlier prompts. */
export const ExampleReplacesPrompt: Story = {
  tags: ['req:generate.prompt-history'],
  play: async ({ canvas }) => {
    await typePrompt(canvas, 'half typed');
    const examples = within(canvas.getByRole('list', { name: 'Try one of these' }));
    await userEvent.click(examples.getAllByRole('button')[0]!);
    await expect(await promptOf(canvas)).not.toHaveValue('half typed');
    const history = await openTool(canvas, 'Earlier prompts');
    await expect(await history.findByRole('button', { name: 'half typed' })).toBeVisible();
  },
};

/** A prompt that Clear removes is the newest of the earlier prompts. */
export const ClearedPromptIsKept: Story = {
  tags: ['req:generate.prompt-history', 'req:generate.prompt-walk'],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Earlier prompts' });
    await typePrompt(canvas, 'half typed');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    const prompt = await promptOf(canvas);
    await expect(prompt).toHaveValue('');
    await press('ArrowUp');
    await expect(prompt).toHaveValue('half typed');
    const history = await openTool(canvas, 'Earlier prompts');
    await expect(history.getAllByRole('listitem')[0]).toHaveTextContent('half typed');
  },
};

/** After each text that the app writes into the prompt, the browser's undo brings the typed one back. */
export const WritingIsUndone: Story = {
  tags: ['req:generate.prompt-history', 'req:generate.prompt-walk', 'req:generate.ideas'],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Earlier prompts' });
    await typePrompt(canvas, 'half typed');
    const prompt = await promptOf(canvas);
    const isUndone = async () => {
      await expect(prompt).not.toHaveValue('half typed');
      prompt.focus();
      document.execCommand('undo');
      await expect(prompt).toHaveValue('half typed');
    };
    const examples = within(canvas.getByRole('list', { name: 'Try one of these' }));
    await userEvent.click(examples.getAllByRole('button')[0]!);
    await isUndone();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await isUndone();
    const history = await openTool(canvas, 'Earlier prompts');
    await userEvent.click(await history.findByRole('button', { name: STREET }));
    await isUndone();
    await press('ArrowUp');
    await isUndone();
    const ideas = await openTool(canvas, 'Ideas');
    const surprise = await ideas.findByRole('button', { name: 'Surprise me' });
    await userEvent.click(ideas.getByRole('button', { name: 'hazy light' }));
    await userEvent.click(surprise);
    // The panel stays open while it writes, and keeps the focus.
    await expect(surprise).toHaveFocus();
    prompt.focus();
    document.execCommand('undo');
    await expect(prompt).toHaveValue('half typed, hazy light');
    await isUndone();
  },
};

/** A press on an earlier prompt fills and focuses the field. The replaced text is among the earlier prompts. */
export const EarlierPrompts: Story = {
  tags: ['req:generate.prompt-history'],
  play: async ({ canvas }) => {
    await typePrompt(canvas, 'half typed');
    const history = await openTool(canvas, 'Earlier prompts');
    await history.findByRole('button', { name: LAKE });
    await expect(history.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.type(history.getByRole('searchbox', { name: 'Search earlier prompts' }), 'RAIN street');
    await expect(history.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(history.getByRole('button', { name: STREET }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const prompt = await promptOf(canvas);
    await expect(prompt).toHaveValue(STREET);
    await expect(prompt).toHaveFocus();
    await expect(isNothingSubmitted(canvas)).toBe(true);
    const again = await openTool(canvas, 'Earlier prompts');
    await expect(again.getByRole('button', { name: 'half typed' })).toBeVisible();
  },
};

/** The first key press waits until the creations have loaded. Beyond the newest prompt the typed text is restored. */
export const WalkedByKeys: Story = {
  tags: ['req:generate.prompt-walk'],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Earlier prompts' });
    await typePrompt(canvas, 'half typed');
    const prompt = await promptOf(canvas);
    await press('ArrowUp');
    await waitFor(() => expect(prompt).toHaveValue(LAKE));
    await press('ArrowUp');
    await expect(prompt).toHaveValue(STREET);
    await press('ArrowUp');
    await expect(prompt).toHaveValue(STREET);
    await press('ArrowDown');
    await press('ArrowDown');
    await expect(prompt).toHaveValue('half typed');
    await expect(prompt).toHaveFocus();
    await expect(isNothingSubmitted(canvas)).toBe(true);
  },
};

/** Prompts of this session come before those of the creations, also if the creations cannot be loaded. */
export const PromptsOfTheSession: Story = {
  tags: ['req:generate.prompt-history'],
  parameters: { world: { scenario: 'creator', overrides: [creations, fail(endpoints.listCreations, 500)] } },
  play: async ({ canvas, loaded }) => {
    await resultOf(canvas);
    const history = await openTool(canvas, 'Earlier prompts');
    await expect(history.getByRole('button', { name: 'A lighthouse in a storm' })).toBeVisible();
    const retry = await history.findByRole('button', { name: 'Try Again' });
    loaded['world'].faults.clear();
    await userEvent.click(retry);
    await history.findByRole('button', { name: LAKE });
    await expect(history.getAllByRole('listitem')[0]).toHaveTextContent('A lighthouse in a storm');
  },
};

/** A press adds an idea to the prompt, a second one removes it. The ideas depend on the style and the medium. */
export const Ideas: Story = {
  tags: ['req:generate.ideas'],
  play: async ({ canvas }) => {
    await typePrompt(canvas, 'a lake');
    await userEvent.click(canvas.getByRole('radio', { name: 'Fantasy' }));
    const ideas = await openTool(canvas, 'Ideas');
    const subject = within(await ideas.findByRole('group', { name: 'Subject' }));
    await expect(subject.getByRole('button', { name: 'a dragon asleep on a clock tower' })).toBeVisible();
    const fog = ideas.getByRole('button', { name: 'hazy light' });
    await userEvent.click(fog);
    await userEvent.click(ideas.getByRole('button', { name: 'dreamlike' }));
    const prompt = await promptOf(canvas);
    await expect(prompt).toHaveValue('a lake, hazy light, dreamlike');
    await expect(fog).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(fog);
    await expect(prompt).toHaveValue('a lake, dreamlike');
    await expect(isNothingSubmitted(canvas)).toBe(true);
  },
};

/** Ideas for a video describe camera movements. The story is on a phone, after a result. */
export const IdeasForAVideo: Story = {
  tags: ['req:generate.ideas'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await resultOf(canvas);
    await userEvent.click(canvas.getByRole('tab', { name: 'Video' }));
    const ideas = await openTool(canvas, 'Ideas');
    const lens = within(await ideas.findByRole('group', { name: 'Camera' }));
    await expect(lens.getByRole('button', { name: 'slow motion' })).toBeInTheDocument();
    await expect(lens.queryByRole('button', { name: 'close-up' })).toBeNull();
  },
};

/** Fills in a random prompt in the language of the page. The typed text is among the earlier prompts. */
export const SurpriseMe: Story = {
  tags: ['req:generate.surprise', 'req:generate.ideas'],
  args: { clock: manualClock(() => 0) },
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    const prompt = await canvas.findByRole('textbox', { name: 'Prompt' });
    await userEvent.type(prompt, 'halb getippt');
    await userEvent.click(await canvas.findByRole('button', { name: 'Ideen' }));
    const ideas = within(await screen.findByRole('dialog', { name: 'Ideen' }));
    await userEvent.click(await ideas.findByRole('button', { name: 'Überrasch mich' }));
    await expect(prompt).toHaveValue(
      'ein Nudelstand zwischen Wolkenkratzern, erstes Morgenlicht, Nahaufnahme, ruhig und still',
    );
    await expect(ideas.getAllByRole('button', { pressed: true })).toHaveLength(4);
    await userEvent.click(prompt);
    await press('ArrowUp');
    await expect(prompt).toHaveValue('halb getippt');
  },
};
