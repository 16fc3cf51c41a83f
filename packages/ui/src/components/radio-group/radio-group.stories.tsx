import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Badge } from '../badge';
import { RadioGroup, RadioOption } from './radio-group';

const meta: Meta<typeof RadioGroup> = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  subcomponents: { RadioOption },
  args: { 'aria-label': 'Paper', onValueChange: fn() },
  decorators: [(Story) => <div className="max-w-120">{Story()}</div>],
  render: (args) => (
    <RadioGroup {...args}>
      <RadioOption value="small" label="A4" description="For a desk" end="£12" />
      <RadioOption
        value="large"
        label="A2"
        badge={<Badge variant="accent">Best value</Badge>}
        description="For a wall"
        end="£30"
      />
      <RadioOption value="huge" label="A0" description="For a hall" end="£90" disabled />
    </RadioGroup>
  ),
  parameters: {
    guide: {
      keyboard: [
        {
          keys: ['Tab'],
          does: 'Moves focus to the selected option, or to the first one if none is selected.',
        },
        { keys: ['ArrowDown', 'ArrowUp'], does: 'Selects the next or previous option.' },
        { keys: ['Space'], does: 'Selects the focused option.' },
      ],
      do: [
        'Name the group with `aria-label` or `aria-labelledby`.',
        'Select an option by default if it is right for most users.',
      ],
      dont: [
        'Use it for more than about seven options; they are hard to compare.',
        'Apply a selection immediately if a submit button follows.',
      ],
    } satisfies StoryGuide,
  },
};

export default meta;
type Story = StoryObj<typeof RadioGroup>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('For a wall'));
    await expect(args.onValueChange).toHaveBeenCalledWith('large');
  },
};

export const Chosen: Story = {
  args: { defaultValue: 'small' },
  play: async ({ canvas }) => {
    const small = canvas.getByRole('radio', { name: 'A4' });
    await expect(small).toBeChecked();
    await expect(small).toHaveAccessibleDescription('For a desk £12');
  },
};

/** Space selects the focused option; the arrow keys select the next or previous one. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    const radio = (name: string) => canvas.getByRole('radio', { name });
    await userEvent.tab();
    await expect(radio('A4')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(radio('A4')).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio('A2')).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(radio('A4')).toBeChecked();
  },
};

/** With several key presses within one task, each press moves the focus and the selection. */
export const PressedAtOnce: Story = {
  args: { defaultValue: 'small' },
  play: async ({ args, canvas, userEvent }) => {
    const radio = (name: string) => canvas.getByRole('radio', { name });
    await userEvent.tab();
    for (const name of ['A2', 'A4', 'A2']) {
      const focused = document.activeElement!;
      await fireEvent.keyDown(focused, { key: 'ArrowDown' });
      await fireEvent.keyUp(focused, { key: 'ArrowDown' });
      await expect(radio(name)).toHaveFocus();
      await expect(radio(name)).toBeChecked();
    }
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
  },
};

/** An arrow key that is held down selects an option per key repeat. */
export const HeldDown: Story = {
  args: { defaultValue: 'small' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown>3/}');
    await expect(canvas.getByRole('radio', { name: 'A2' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
  },
};

/** A mouse press selects on release; the focus on mouse down does not select. */
export const PressedByMouse: Story = {
  args: { defaultValue: 'small' },
  play: async ({ args, canvas, userEvent }) => {
    const large = canvas.getByRole('radio', { name: 'A2' });
    await userEvent.tab();
    await userEvent.pointer({ keys: '[MouseLeft>]', target: large });
    await expect(large).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.pointer({ keys: '[/MouseLeft]', target: large });
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('large');
  },
};

/** Focus that a screen reader moves from one option to another selects the option without a key press. */
export const FocusMoved: Story = {
  args: { defaultValue: 'small' },
  play: async ({ args, canvas }) => {
    const radio = (name: string) => canvas.getByRole('radio', { name });
    radio('A2').focus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    radio('A4').focus();
    radio('A2').focus();
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('large'));
  },
};

/** All options in the hover state. */
export const Hovered: Story = { parameters: { pseudo: { hover: '[role="radio"]' } } };

export const Disabled: Story = {
  args: { defaultValue: 'large', disabled: true },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
};

/** In a taller cell the rows keep their height. */
export const InATallerCell: Story = {
  args: { className: 'h-120' },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio.clientHeight).toBeLessThan(100);
  },
};

export const LongText: Story = {
  args: { defaultValue: 'large', 'aria-label': 'Papier' },
  render: (args) => (
    <RadioGroup {...args}>
      <RadioOption
        value="large"
        label="Kunstausstellungsgroßformatpapier"
        badge={<Badge variant="accent">Am häufigsten gewählt</Badge>}
        description="Für Ausstellungswände, Eingangshallen und Treppenhäuser mit ausreichendem Betrachtungsabstand"
        end="1.249,00 £"
      />
      <RadioOption value="small" label="Postkarte" end="2 £" />
    </RadioGroup>
  ),
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
};
