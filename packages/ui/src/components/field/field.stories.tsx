import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Input } from '../input';
import { Field } from './field';

const meta = {
  title: 'Components/Field',
  component: Field,
  args: { label: 'Email', children: <Input type="email" defaultValue="demo@example.com" /> },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      keyboard: [],
      do: [
        'Explain in `description` what to enter; say in `error` what is wrong and how to fix it.',
        'Put exactly one control into a field. The field sets its label, description and error state.',
      ],
      dont: [
        'Put the label into the placeholder.',
        'Show an error while the user types into the field for the first time.',
      ],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Email');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await userEvent.click(canvas.getByText('Email'));
    await expect(input).toHaveFocus();
  },
};

export const WithDescription: Story = {
  args: { description: 'We write only about your account.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
      'We write only about your account.',
    );
  },
};

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toBeRequired();
  },
};

export const Invalid: Story = {
  args: {
    error: 'Please enter a valid email address',
    children: <Input type="email" defaultValue="demo@" />,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Email');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Please enter a valid email address');
  },
};

/** The error precedes the description in the accessible description. */
export const InvalidWithDescription: Story = {
  args: { ...Invalid.args, description: 'We write only about your account.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
      'Please enter a valid email address We write only about your account.',
    );
  },
};

export const Disabled: Story = {
  args: {
    description: 'It cannot be changed.',
    children: <Input disabled defaultValue="demo@example.com" />,
  },
};

export const LongText: Story = {
  args: {
    label: 'E-Mail-Adresse für Benachrichtigungen über Zahlungsvorgänge',
    error:
      'Bitte geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel vorname.nachname@beispielunternehmen.de',
    description: 'Rechnungsbenachrichtigungszusammenfassungen schicken wir einmal im Monat.',
  },
  decorators: [
    (Story) => (
      <div className="max-w-64">
        <Story />
      </div>
    ),
  ],
};
