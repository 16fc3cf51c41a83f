import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RadioCard, RadioCardGroup, type RadioCardGroupProps } from './radio-card';

const SHAPES = { '1:1': '1 / 1', '16:9': '16 / 9', '9:16': '9 / 16', '4:3': '4 / 3', '3:4': '3 / 4' };

const draw = (shapes: Record<string, string>) => (args: RadioCardGroupProps) => (
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
  render: draw(SHAPES),
  parameters: {
    guide: {
      keyboard: [
        { keys: ['Tab'], does: 'Goes to the chosen one; if none is, to the first.' },
        {
          keys: ['ArrowRight', 'ArrowLeft'],
          does: 'Chooses the next one or the one before; mirrored where one reads from the right.',
        },
        { keys: ['Space'], does: 'Chooses the one that has the focus.' },
      ],
      do: [
        'Name the group with `aria-label` or `aria-labelledby`.',
        'Draw what one chooses, and write it below.',
      ],
      dont: [
        'Put more than five beside each other: on a phone they find no room.',
        'Draw in a colour of its own: the chosen one is told by it.',
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

/** Every cell under the pointer. */
export const Hovered: Story = { parameters: { pseudo: { hover: '[role="radio"]' } } };

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: { 'aria-label': 'Seitenverhältnis', defaultValue: 'Breitbild' },
  render: draw({ Quadratisch: '1 / 1', Breitbild: '16 / 9', Hochformatdarstellung: '9 / 16' }),
  decorators: [
    (Story) => (
      <div className="max-w-72">
        <Story />
      </div>
    ),
  ],
};

/** ArrowLeft chooses the next option. */
export const RightToLeft: Story = {
  args: { 'aria-label': 'نسبة العرض', defaultValue: 'مربع' },
  render: draw({ مربع: '1 / 1', عريض: '16 / 9', طولي: '9 / 16' }),
  globals: { locale: 'ar' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'عريض' })).toBeChecked();
  },
};
