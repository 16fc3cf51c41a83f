import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PromptField } from './prompt-field';
import { createPromptStore } from './prompt-store';

const meta = {
  title: 'Pieces/Generator/PromptField',
  component: PromptField,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: [
        { keys: ['Ctrl+Enter', '⌘+Enter'], does: 'Submits.' },
        { keys: ['Enter'], does: 'Begins a new line.' },
      ],
      do: [
        'Give it a `prompt` of `createPromptStore` to read and write the words from outside.',
        'Say what is wrong only after somebody has tried to submit.',
      ],
      dont: ['Cut what is typed: a prompt is as long as it is.'],
    } satisfies StoryGuide,
  },
  args: { onSubmit: fn() },
} satisfies Meta<typeof PromptField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['req:generate.prompt'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox', { name: 'Prompt' })).toHaveValue('');
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull();
  },
};

export const Filled: Story = {
  args: { defaultValue: 'A quiet street after the rain, neon in the puddles, one person with an umbrella' },
};

export const Invalid: Story = {
  args: { error: 'Please enter a prompt to generate content.' },
  play: async ({ canvasElement }) => {
    const prompt = within(canvasElement).getByRole('textbox', { name: 'Prompt' });
    await expect(prompt).toBeInvalid();
    await expect(prompt).toHaveAccessibleDescription('Please enter a prompt to generate content.');
  },
};

export const ClearsAndKeepsFocus: Story = {
  args: { defaultValue: 'A lake' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByRole('textbox', { name: 'Prompt' })).toHaveValue('');
    await expect(canvas.getByRole('textbox', { name: 'Prompt' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull();
  },
};

/** The host reads and writes the prompt through the store; typing continues from its value. */
export const WrittenFromOutside: Story = {
  args: { prompt: createPromptStore() },
  play: async ({ canvasElement, args: { prompt } }) => {
    const area = within(canvasElement).getByRole('textbox', { name: 'Prompt' });
    prompt?.set('A lake');
    await expect(area).toHaveValue('A lake');
    await userEvent.type(area, ' at dusk');
    await expect(prompt?.get()).toBe('A lake at dusk');
    prompt?.set('A lake');
    await expect(area).toHaveValue('A lake');
    prompt?.set('');
  },
};

export const SubmitsByControlOrCommandEnter: Story = {
  tags: ['req:generate.prompt'],
  args: { defaultValue: 'A lake' },
  play: async ({ canvasElement, args }) => {
    const prompt = within(canvasElement).getByRole('textbox', { name: 'Prompt' });
    await userEvent.type(prompt, '{Control>}{Enter}{/Control}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.type(prompt, '{Meta>}{Enter}{/Meta}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await userEvent.type(prompt, '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await expect(prompt).toHaveValue('A lake\n');
  },
};

/** The keys are placed where the sentence of the language has them. */
export const KeysInTheirSentence: Story = {
  globals: { locale: 'zh' },
  play: async ({ canvasElement }) => {
    const keys = await within(canvasElement).findByText('Enter');
    await expect(keys.closest('span')).toHaveTextContent(/^按 (Ctrl|⌘) Enter 生成$/);
    await expect(keys.parentElement).toHaveAttribute('dir', 'ltr');
  },
};

export const LongText: Story = {
  args: { defaultValue: 'A quiet street after the rain. '.repeat(3200) },
  play: async ({ canvasElement }) => {
    const prompt = within(canvasElement).getByRole('textbox', { name: 'Prompt' });
    await expect(prompt.clientHeight).toBeLessThan(260);
    await userEvent.type(prompt, 'and more');
    await expect((prompt as HTMLTextAreaElement).value).toMatch(/and more$/);
  },
};

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('textbox', { name: 'Prompt' })).toHaveFocus();
  },
};

export const Disabled: Story = {
  args: { defaultValue: 'A lake', disabled: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox', { name: 'Prompt' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull();
  },
};
