import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Field } from '../field';
import { Textarea } from './textarea';

const meta = {
  title: 'Components/Textarea',
  component: Textarea,
  args: { placeholder: 'A lighthouse in a storm', onChange: fn() },
  decorators: [
    (Story, { parameters }) => (
      <Field label={parameters.label ?? 'Prompt'} error={parameters.error} className="max-w-96">
        <Story />
      </Field>
    ),
  ],
  parameters: {
    guide: {
      keyboard: [{ keys: ['Enter'], does: 'Inserts a line break; it does not submit the form.' }],
      do: [
        'Set `autoGrow` if the text is the main content; limit the height with `className`: `max-h-80`.',
        'Set the initial height to about the number of lines that you expect.',
      ],
      dont: [
        'Use it for a single line of text; use an input instead.',
        'Truncate text that is too long; show an error, and let the user shorten it.',
      ],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof Textarea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByLabelText('Prompt');
    await userEvent.type(area, 'One{Enter}two');
    await expect(area).toHaveValue('One\ntwo');
  },
};

export const Grows: Story = {
  args: { autoGrow: true },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByLabelText('Prompt');
    const before = area.offsetHeight;
    await userEvent.type(area, 'One{Enter}two{Enter}three{Enter}four{Enter}five{Enter}six');
    await expect(area.offsetHeight).toBeGreaterThan(before);
    await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight);
    await userEvent.clear(area);
    await expect(area.offsetHeight).toBe(before);
  },
};

export const GrowsUpToALimit: Story = {
  args: {
    autoGrow: true,
    className: 'max-h-32',
    defaultValue: 'One\ntwo\nthree\nfour\nfive\nsix\nseven\neight',
  },
  play: async ({ canvas }) => {
    const area = canvas.getByLabelText('Prompt');
    await expect(area.offsetHeight).toBe(128);
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
  },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Prompt')).toHaveFocus();
  },
};

export const Invalid: Story = {
  parameters: { error: 'Please enter a prompt' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Prompt')).toBeInvalid();
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'A quiet street after the rain' } };

export const LongText: Story = {
  args: {
    autoGrow: true,
    defaultValue: `A quiet street after the rain, neon in the puddles, ${'unbreakable'.repeat(8)}, one person with an umbrella`,
  },
  play: async ({ canvas }) => {
    const area = canvas.getByLabelText('Prompt');
    await expect(area.scrollWidth).toBe(area.clientWidth);
  },
};
