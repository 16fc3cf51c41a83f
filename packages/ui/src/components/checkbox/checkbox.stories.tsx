import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Checkbox } from './checkbox';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: 'Make public', onCheckedChange: fn() },
  parameters: {
    guide: {
      keyboard: [{ keys: ['Space'], does: 'Checks or unchecks the checkbox.' }],
      do: [
        'Let the label state what applies when the checkbox is checked, without a negation.',
        'Explain the consequences in `description`.',
      ],
      dont: [
        'Use it for a setting that takes effect immediately; use a switch instead.',
        'Check it by default if it asks for the user’s consent.',
      ],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press on the label toggles the checkbox. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Make public'));
    await expect(canvas.getByRole('checkbox', { name: 'Make public' })).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
  },
};

export const Checked: Story = { args: { defaultChecked: true } };

/** Only some of the dependent checkboxes are checked. */
export const Indeterminate: Story = {
  args: { defaultChecked: 'indeterminate', label: 'All pictures' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

export const WithDescription: Story = {
  args: { description: 'Anyone can see it in the community gallery.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'Anyone can see it in the community gallery.',
    );
  },
};

export const Disabled: Story = {
  render: (args) => (
    <div className="grid gap-3">
      <Checkbox {...args} disabled />
      <Checkbox {...args} disabled defaultChecked label="Keep a copy" />
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Make public'));
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    label: 'Ich habe die Nutzungsbedingungen und die Datenschutzgrundverordnungsvereinbarung gelesen',
    description: 'Sie können Ihre Einwilligung jederzeit in den Kontoeinstellungen widerrufen.',
  },
  decorators: [
    (Story) => (
      <div className="max-w-64">
        <Story />
      </div>
    ),
  ],
};
