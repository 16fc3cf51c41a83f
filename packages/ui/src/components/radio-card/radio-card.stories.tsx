import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RadioCard, RadioCardGroup, type RadioCardGroupProps } from './radio-card';

const SHAPES = { '1:1': '1 / 1', '16:9': '16 / 9', '9:16': '9 / 16', '4:3': '4 / 3', '3:4': '3 / 4' };

const renderCards = (shapes: Record<string, string>) => (args: RadioCardGroupProps) => (
  <RadioCardGroup {...args}>
    {Object.entries(shapes).map(([name, ratio]) => (
      <RadioCard key={name} value={name} label={<bdi>{name}</bdi>}>
        <i
          className="block h-4 rounded-2xs border-[1.6px] border-current group-data-[state=checked]:bg-current"
          style={{ aspectRatio: ratio }}
        />
      </RadioCard>
    ))}
  </RadioCardGroup>
);

const meta: Meta<typeof RadioCardGroup> = {
  title: 'Components/RadioCard',
  component: RadioCardGroup,
  subcomponents: { RadioCard },
  args: { 'aria-label': 'Aspect ratio', defaultValue: '1:1', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-96 bg-surface-raised p-4">
        <Story />
      </div>
    ),
  ],
  render: renderCards(SHAPES),
  parameters: {
    guide: {
      keyboard: [
        {
          keys: ['Tab'],
          does: 'Moves focus to the selected option, or to the first one if none is selected.',
        },
        {
          keys: ['ArrowRight', 'ArrowLeft'],
          does: 'Selects the next or previous option. Directions are mirrored in right-to-left languages.',
        },
        { keys: ['Space'], does: 'Selects the focused option.' },
      ],
      do: [
        'Name the group with `aria-label` or `aria-labelledby`.',
        'Illustrate each option with a drawing, and name it in `label`.',
      ],
      dont: [
        'Put more than five options into one group; they do not fit beside each other on a phone.',
        'Give the drawing a fixed colour; use `currentColor`, which changes when the option is selected.',
      ],
    } satisfies StoryGuide,
  },
};

export default meta;
type Story = StoryObj<typeof RadioCardGroup>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '4:3' }));
    await expect(canvas.getByRole('radio', { name: '4:3' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith('4:3');
  },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    const radio = (name: string) => canvas.getByRole('radio', { name });
    await userEvent.tab();
    await expect(radio('1:1')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(radio('1:1')).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(radio('16:9')).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(radio('1:1')).toBeChecked();
  },
};

/** All cards in the hover state. */
export const Hovered: Story = { parameters: { pseudo: { hover: '[role="radio"]' } } };

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: { 'aria-label': 'Seitenverhältnis', defaultValue: 'Breitbild' },
  render: renderCards({ Quadratisch: '1 / 1', Breitbild: '16 / 9', Hochformatdarstellung: '9 / 16' }),
  decorators: [
    (Story) => (
      <div className="max-w-72">
        <Story />
      </div>
    ),
  ],
};

/** ArrowLeft selects the next option. */
export const RightToLeft: Story = {
  args: { 'aria-label': 'نسبة العرض', defaultValue: 'مربع' },
  render: renderCards({ مربع: '1 / 1', عريض: '16 / 9', طولي: '9 / 16' }),
  globals: { locale: 'ar' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'عريض' })).toBeChecked();
  },
};
