import { PROMPT_MAX_LENGTH } from '@product/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button, HistoryIcon, IconButton } from '../../../components';
import { PromptField, type PromptFieldProps } from './prompt-field';

const meta = {
  title: 'Pieces/Generator/PromptField',
  component: PromptField,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: [
        { keys: ['Ctrl+Enter', '⌘+Enter'], does: 'Submits the prompt.' },
        { keys: ['Enter'], does: 'Inserts a line break.' },
      ],
      do: [
        'Use it uncontrolled if the host only reads the text; then a key press causes no render.',
        'Show errors only after a submit.',
      ],
      dont: ['Truncate the text; beyond the limit the field says so.'],
    } satisfies StoryGuide,
  },
  args: { onSubmit: fn(), onClear: fn(), onValueChange: fn() },
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

/** The browser's own undo, which Control+Z calls, brings the text back. The host may keep it as well. */
export const ClearIsUndone: Story = {
  args: { defaultValue: 'A lake\nat dusk' },
  play: async ({ canvas, args }) => {
    const prompt = canvas.getByRole('textbox', { name: 'Prompt' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onClear).toHaveBeenCalledWith('A lake\nat dusk');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    document.execCommand('undo');
    await expect(prompt).toHaveValue('A lake\nat dusk');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('A lake\nat dusk');
    await expect(canvas.getByRole('button', { name: 'Clear' })).toBeVisible();
  },
};

function Controlled(props: PromptFieldProps) {
  const [value, setValue] = useState('');
  return (
    <>
      <PromptField {...props} value={value} onValueChange={setValue} />
      <Button onClick={() => setValue('A lake')}>Example</Button>
      <output>{value}</output>
    </>
  );
}

/** The host reads and writes the text; typing continues from its value. */
export const WrittenFromOutside: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Prompt' });
    const example = canvas.getByRole('button', { name: 'Example' });
    await userEvent.click(example);
    await expect(area).toHaveValue('A lake');
    await userEvent.type(area, ' at dusk');
    await expect(canvas.getByRole('status')).toHaveTextContent('A lake at dusk');
    await userEvent.click(example);
    await expect(area).toHaveValue('A lake');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(area).toHaveValue('');
    await expect(canvas.getByRole('status')).toHaveTextContent('');
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

/** The keys are rendered at the position that the translation defines. */
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

const number = new Intl.NumberFormat('en-GB').format;
const LIMIT = `${number(PROMPT_MAX_LENGTH)} characters`;

/** The length is shown near the limit. It is counted in code points. */
export const NearTheLimit: Story = {
  args: { defaultValue: '🌙'.repeat(PROMPT_MAX_LENGTH - 1) },
  play: async ({ canvas }) => {
    const prompt = canvas.getByRole('textbox', { name: 'Prompt' });
    await expect(prompt).toHaveAccessibleDescription(`${number(PROMPT_MAX_LENGTH - 1)} of ${LIMIT}`);
    await expect(prompt).not.toBeInvalid();
    await userEvent.type(prompt, 'ab');
    await expect(prompt).toBeInvalid();
    await expect(prompt).toHaveAccessibleDescription(
      expect.stringContaining(`Please shorten the prompt to ${LIMIT}`),
    );
    await userEvent.type(prompt, '{Backspace}');
    await expect(prompt).not.toBeInvalid();
  },
};

/** The host's buttons in `tools` are rendered between the shortcut and 'Clear'. */
export const WithTools: Story = {
  args: {
    defaultValue: 'A lake',
    tools: (
      <IconButton size="sm" label="Earlier prompts">
        <HistoryIcon aria-hidden />
      </IconButton>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Prompt' }));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Earlier prompts' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus();
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
