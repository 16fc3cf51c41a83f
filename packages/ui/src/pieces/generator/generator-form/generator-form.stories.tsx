import { GENERATOR_DEFAULTS } from '@product/domain';
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

const asked = { ...GENERATOR_DEFAULTS, prompt: 'A quiet street after the rain, neon in the puddles' };

const meta = {
  title: 'Pieces/Generator/GeneratorForm',
  component: GeneratorForm,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    value: asked,
    tokens: 120,
    buyTokensHref: '/buy-tokens',
    onValueChange: fn(),
    onSubmit: fn(),
    onBlocked: fn(),
  },
  render: (args) => <Controlled {...args} />,
  decorators: [(Story) => <div className="desk:w-106">{Story()}</div>],
} satisfies Meta<typeof GeneratorForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
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
  args: { value: GENERATOR_DEFAULTS },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Generate' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const WhiteSpaceIsNoPrompt: Story = {
  args: { value: GENERATOR_DEFAULTS },
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

export const EarlierWording: Story = {
  args: { value: GENERATOR_DEFAULTS, wording: 'promptRequired.image' },
  play: async ({ canvasElement }) => {
    const prompt = within(canvasElement).getByRole('textbox', { name: 'Prompt' });
    await userEvent.type(prompt, '{Control>}{Enter}{/Control}');
    await expect(prompt).toHaveAccessibleDescription('Please enter a prompt to generate an image.');
  },
};

export const WithoutAccess: Story = {
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
  args: { access: false, tokens: 0, value: { ...asked, mediaType: 'video' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Generate' }));
    await expect(args.onBlocked).toHaveBeenCalledWith('video');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Video: Story = {
  args: { value: { ...asked, mediaType: 'video' } },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Generate' });
    await expect(button).toHaveAccessibleDescription('3 tokens');
  },
};

export const Subscriber: Story = { args: { tokens: 0, cost: 0 } };

export const Busy: Story = {
  args: { busy: true },
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

export const MeasureTyping: Story = {
  args: { value: { ...asked, prompt: 'word and word '.repeat(7200) } },
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole<HTMLTextAreaElement>('textbox');
    const time = async (target: HTMLTextAreaElement) => {
      target.focus();
      target.setSelectionRange(target.value.length, target.value.length);
      const all: number[] = [];
      for (let i = 0; i < 12; i += 1) {
        const t = performance.now();
        document.execCommand('insertText', false, 'x');
        void target.offsetHeight;
        all.push(performance.now() - t);
        await new Promise((r) => requestAnimationFrame(() => setTimeout(r)));
      }
      return Math.round(all.sort((a, b) => a - b)[6] ?? 0);
    };
    const form = await time(area);
    const bare = document.createElement('textarea');
    bare.style.cssText = 'width:380px;height:224px';
    bare.value = area.value;
    document.body.append(bare);
    const plain = await time(bare);
    bare.style.cssText = 'width:380px;max-height:224px;field-sizing:content';
    const sized = await time(bare);
    bare.remove();
    console.log('MEASURE form', form, 'bare fixed', plain, 'bare field-sizing', sized, 'chars', area.value.length);
  },
};
