import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Field } from '../field';
import { Input } from './input';

const meta = {
  title: 'Components/Input',
  component: Input,
  args: { placeholder: 'Night rain', onChange: fn() },
  decorators: [
    (Story, { parameters }) => (
      <Field label={parameters.label ?? 'Title'} error={parameters.error} className="max-w-96">
        <Story />
      </Field>
    ),
  ],
  parameters: {
    guide: {
      keyboard: [{ keys: ['Enter'], does: 'Submits the form that contains the input.' }],
      do: [
        'Put it into a `Field`, which gives it its label and accessible name.',
        'Set `type`, `inputMode` and `autoComplete`, so that phones show a suitable on-screen keyboard.',
      ],
      dont: ['Put instructions into the placeholder; it disappears when the user types.', 'Prevent pasting.'],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof Input>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Title');
    await userEvent.type(input, 'Rain');
    await expect(input).toHaveValue('Rain');
    await expect(args.onChange).toHaveBeenCalledTimes(4);
  },
};

export const Filled: Story = { args: { defaultValue: 'Night rain' } };

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Title')).toHaveFocus();
  },
};

const onSubmit = fn();

export const InAForm: Story = {
  beforeEach: () => void onSubmit.mockClear(),
  decorators: [
    (Story) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Story />
      </form>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Title'), 'Rain{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};

export const Invalid: Story = {
  args: { defaultValue: ' ' },
  parameters: { error: 'Please enter a title' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Title')).toBeInvalid();
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Night rain' } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'https://example.com/night-rain' } };

/** An empty field has the direction of the page, a text its own. */
export const RightToLeft: Story = {
  args: { dir: 'auto', placeholder: 'مطر الليل' },
  parameters: { label: 'العنوان' },
  globals: { locale: 'ar' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('العنوان');
    await expect(getComputedStyle(input).direction).toBe('rtl');
    await userEvent.type(input, 'Night');
    await expect(getComputedStyle(input).direction).toBe('ltr');
    await userEvent.clear(input);
    await userEvent.type(input, 'ليل');
    await expect(getComputedStyle(input).direction).toBe('rtl');
  },
};

export const LongText: Story = {
  args: { defaultValue: 'A quiet street after the rain, neon in the puddles, one person with an umbrella' },
  parameters: { label: 'Bildunterschriftenverzeichniseintragsbezeichnung' },
  decorators: [
    (Story) => (
      <div className="max-w-60">
        <Story />
      </div>
    ),
  ],
};
