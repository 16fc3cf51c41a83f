import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Badge } from '../badge';
import { RadioGroup, RadioOption } from './radio-group';

const meta: Meta<typeof RadioGroup> = {
  title: 'Parts/RadioGroup',
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
        { keys: ['Tab'], does: 'Goes to the chosen one; if none is, to the first.' },
        { keys: ['ArrowDown', 'ArrowUp'], does: 'Chooses the next one or the one before.' },
        { keys: ['Space'], does: 'Chooses the one that has the focus.' },
      ],
      do: [
        'Name the group with `aria-label` or `aria-labelledby`.',
        'Choose one from the start where one is right for most.',
      ],
      dont: [
        'Use it for more than seven or so: nobody compares them.',
        'Act on a choice at once where a button follows.',
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

/** What is off is passed over. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    const radio = (name: string) => canvas.getByRole('radio', { name });
    await userEvent.tab();
    await expect(radio('A4')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(radio('A4')).toBeChecked();
    await userEvent.keyboard('{ArrowDown>}');
    await waitFor(() => expect(radio('A2')).toBeChecked());
    await userEvent.keyboard('{/ArrowDown}{ArrowUp>}');
    await waitFor(() => expect(radio('A4')).toBeChecked());
    await userEvent.keyboard('{/ArrowUp}');
  },
};

export const Disabled: Story = {
  args: { defaultValue: 'large', disabled: true },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
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

export const RightToLeft: Story = {
  args: { defaultValue: 'large', 'aria-label': 'الورق' },
  render: (args) => (
    <RadioGroup {...args}>
      <RadioOption value="small" label="صغير" description="لمكتب" end="١٢ £" />
      <RadioOption
        value="large"
        label="كبير"
        badge={<Badge variant="accent">أفضل قيمة</Badge>}
        description="لجدار"
        end="٣٠ £"
      />
    </RadioGroup>
  ),
  globals: { locale: 'ar' },
};

export const Dark: Story = { ...Chosen, play: undefined, globals: { theme: 'dark' } };
