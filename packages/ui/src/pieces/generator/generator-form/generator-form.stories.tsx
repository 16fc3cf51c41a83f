import { GENERATOR_DEFAULTS, PROMPT_MAX_LENGTH } from '@product/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import { GeneratorForm, type GeneratorFormProps } from './generator-form';

function Controlled({ value: initial, onValueChange, ...props }: GeneratorFormProps) {
  const [value, setValue] = useState(initial);
  return (
    <GeneratorForm
      {...props}
      value={value}
      onValueChange={(choices) => {
        setValue(choices);
        onValueChange?.(choices);
      }}
    />
  );
}

const { prompt: _, ...settings } = GENERATOR_DEFAULTS;
const PROMPT = 'A quiet street after the rain, neon in the puddles';
const asked = { ...settings, prompt: PROMPT };

const meta = {
  title: 'Pieces/Generator/GeneratorForm',
  component: GeneratorForm,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      keyboard: [
        { keys: ['Ctrl+Enter'], does: 'In the prompt: submits the form.' },
        { keys: ['Enter'], does: 'On the button: submits the form.' },
      ],
      do: [
        'Keep `value` in the host; the settings are controlled.',
        'Use `defaultPrompt` and `onPromptChange`; then a key press causes no render.',
        'Return a promise from `onSubmit`; further submits are ignored while it is pending.',
      ],
      dont: ['Validate the request again; `onSubmit` is called with allowed requests only.'],
    } satisfies StoryGuide,
  },
  args: {
    value: settings,
    defaultPrompt: PROMPT,
    tokens: 120,
    buyTokensHref: '/buy-tokens',
    onValueChange: fn(),
    onSubmit: fn(),
    onBlocked: fn(),
  },
  render: (args) => <Controlled {...args} />,
  decorators: [(Story) => <div className="desk:max-w-106">{Story()}</div>],
} satisfies Meta<typeof GeneratorForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['req:product.generate'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Vaporwave' }));
    await userEvent.click(canvas.getByRole('radio', { name: '16:9' }));
    await userEvent.click(canvas.getByRole('radio', { name: '4K' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...asked,
      style: 'vaporwave',
      aspectRatio: '16:9',
      quality: '4k',
    });
  },
};

export const Empty: Story = {
  tags: ['req:generate.generate-disabled-empty'],
  args: { defaultPrompt: '' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Generate' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Invalid: Story = {
  tags: ['req:rules.prompt-required'],
  args: { defaultPrompt: '' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const prompt = canvas.getByRole('textbox', { name: 'Prompt' });
    await userEvent.type(prompt, '   {Control>}{Enter}{/Control}');
    await expect(args.onBlocked).toHaveBeenCalledWith('promptRequired');
    await expect(prompt).toBeInvalid();
    await expect(prompt).toHaveAccessibleDescription('Please enter a prompt to generate content.');
    await userEvent.type(prompt, 'a lake');
    await expect(prompt).not.toBeInvalid();
    await userEvent.type(prompt, '{Control>}{Enter}{/Control}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...GENERATOR_DEFAULTS,
      prompt: '   a lake',
    });
  },
};

export const TrialModel: Story = {
  tags: ['req:rules.prompt-required-earlier'],
  args: { defaultPrompt: '', wording: 'promptRequired.image' },
  play: async ({ canvasElement }) => {
    const prompt = within(canvasElement).getByRole('textbox', { name: 'Prompt' });
    await userEvent.type(prompt, '{Control>}{Enter}{/Control}');
    await expect(prompt).toHaveAccessibleDescription('Please enter a prompt to generate an image.');
  },
};

export const WithoutAccess: Story = {
  tags: ['req:rules.4k-access', 'req:rules.video-access', 'req:rules.without-access'],
  args: { access: false, tokens: 0 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Video' }));
    await expect(args.onBlocked).toHaveBeenLastCalledWith('video');
    await userEvent.click(canvas.getByRole('radio', { name: '4K' }));
    await expect(args.onBlocked).toHaveBeenLastCalledWith('quality4k');
    await expect(args.onValueChange).not.toHaveBeenCalled();

    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(asked);
  },
};

export const AccessLostAfterChoosing: Story = {
  args: { access: false, tokens: 0, value: { ...settings, mediaType: 'video' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Generate' }));
    await expect(args.onBlocked).toHaveBeenCalledWith('video');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Video: Story = {
  args: { value: { ...settings, mediaType: 'video' } },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Generate' });
    await expect(button).toHaveAccessibleDescription('3 tokens');
  },
};

/** The form submits even if the balance is too low, because the server checks it. */
export const BalanceTooLow: Story = {
  tags: ['req:rules.cost-unchecked'],
  args: { tokens: 1, value: { ...settings, mediaType: 'video' } },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Generate' });
    await expect(button).toHaveAccessibleDescription('3 tokens');
    await userEvent.click(button);
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...asked, mediaType: 'video' });
  },
};

export const Subscriber: Story = { args: { tokens: 0, cost: 0 } };

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Generating...' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Prompt' }), '{Control>}{Enter}{/Control}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const SubmitsOnceUntilSettled: Story = {
  play: async ({ canvasElement, args }) => {
    const { promise, reject } = Promise.withResolvers<void>();
    mocked(args.onSubmit)?.mockReturnValueOnce(promise);
    const button = within(canvasElement).getByRole('button', { name: 'Generate' });
    await userEvent.dblClick(button);
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    reject(new Error('503'));
    await waitFor(async () => {
      await userEvent.click(button);
      await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    });
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Prompt' }), '{Control>}{Enter}{/Control}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    canvas.getByRole('button', { name: 'Generate' }).focus();
    await waitFor(async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    });
  },
};

/** With an empty prompt the button is disabled and the reason is shown. */
export const DisabledWithReason: Story = {
  args: { defaultPrompt: '' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Please enter a prompt to generate content.')).toBeVisible();
  },
};

/** Beyond its limit a prompt is not sent, and the button says why. */
export const PromptTooLong: Story = {
  args: { defaultPrompt: 'a'.repeat(PROMPT_MAX_LENGTH + 1) },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Generate' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(/Please shorten the prompt to [\d,]+ characters/);
    const prompt = canvas.getByRole('textbox', { name: 'Prompt' });
    await userEvent.type(prompt, '{Control>}{Enter}{/Control}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(prompt, '{Backspace}{Control>}{Enter}{/Control}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const LongText: Story = {
  args: {
    access: false,
    tokens: 0,
    defaultPrompt: 'A quiet street after the rain. '.repeat(40),
  },
  globals: { locale: 'long' },
};
