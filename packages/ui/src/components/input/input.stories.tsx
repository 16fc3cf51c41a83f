import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Field } from '../field';
import { Input } from './input';

const meta = {
  title: 'Parts/Input',
  component: Input,
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <Field label="Title" className="max-w-96">
        <Story />
      </Field>
    ),
  ],
} satisfies Meta<typeof Input>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Night rain' } };

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Title');
    await userEvent.type(input, 'Night rain');
    await expect(input).toHaveValue('Night rain');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Night rain' } };
