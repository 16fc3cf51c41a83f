import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Switch } from './switch';

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: { label: 'Show public pictures only', onCheckedChange: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      keyboard: [{ keys: ['Enter', 'Space'], does: 'Turns the switch on or off.' }],
      do: ['Apply the change immediately.', 'Let the label name what is on when the switch is on.'],
      dont: [
        'Use it in a form that is submitted later; use a checkbox instead.',
        'Change the label when the state changes.',
      ],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press on the label toggles the switch. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show public pictures only'));
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
  },
};

export const On: Story = { args: { defaultChecked: true } };

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch');
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(control).not.toBeChecked();
  },
};

export const WithDescription: Story = {
  args: { description: 'Private ones stay where they are.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('Private ones stay where they are.');
  },
};

export const Disabled: Story = {
  render: (args) => (
    <div className="grid gap-3">
      <Switch {...args} disabled />
      <Switch {...args} disabled defaultChecked label="Keep a copy" />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    label: 'Benachrichtigungen über Veröffentlichungsgenehmigungsanfragen empfangen',
    description: 'Höchstens eine Zusammenfassung am Tag, und nur, wenn es etwas zu entscheiden gibt.',
  },
  decorators: [
    (Story) => (
      <div className="max-w-64">
        <Story />
      </div>
    ),
  ],
};

/** The thumb of a switch that is on is at the inline end. */
export const RightToLeft: Story = {
  args: { label: 'إظهار الصور العامة فقط', defaultChecked: true },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch');
    const middleOf = ({ left, width }: DOMRect) => left + width / 2;
    const thumb = control.querySelector('[data-ui=switch-thumb]');
    await expect(middleOf(thumb?.getBoundingClientRect() ?? new DOMRect())).toBeLessThan(
      middleOf(control.getBoundingClientRect()),
    );
  },
};
