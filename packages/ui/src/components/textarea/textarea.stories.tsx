import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Field } from '../field';
import { Textarea } from './textarea';

const meta = {
  title: 'Parts/Textarea',
  component: Textarea,
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <Field label="Prompt" className="max-w-96">
        <Story />
      </Field>
    ),
  ],
} satisfies Meta<typeof Textarea>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'A lighthouse in a storm' } };

export const Grows: Story = {
  args: { autoGrow: true },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByLabelText('Prompt');
    const before = area.offsetHeight;
    await userEvent.type(area, 'One{enter}two{enter}three{enter}four{enter}five{enter}six');
    await expect(area.offsetHeight).toBeGreaterThan(before);
    await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight);
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'A quiet street after the rain' } };
