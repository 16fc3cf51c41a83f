import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SegmentedControlItem, SegmentedControl } from './segmented-control';

const meta = {
  title: 'Components/SegmentedControl',
  component: SegmentedControl,
  subcomponents: { SegmentedControlItem },
  args: { 'aria-label': 'Quality', defaultValue: 'hd', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <SegmentedControl {...args}>
      <SegmentedControlItem value="standard">Standard</SegmentedControlItem>
      <SegmentedControlItem value="hd">HD</SegmentedControlItem>
      <SegmentedControlItem value="4k">4K</SegmentedControlItem>
    </SegmentedControl>
  ),
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
        'Use it for two to four short options of which exactly one is always selected.',
        'Explain beside the group why an option is locked, and reference that text with `aria-describedby`.',
      ],
      dont: ['Use it to switch between panels; use tabs instead.', 'Lock an option without explaining why.'],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '4K' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('4k');
  },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    const radio = (name: string) => canvas.getByRole('radio', { name });
    await userEvent.tab();
    await expect(radio('HD')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(radio('HD')).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(radio('4K')).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(radio('HD')).toBeChecked();
  },
};

/** All options in the hover state. */
export const Hovered: Story = { parameters: { pseudo: { hover: '[role="radio"]' } } };

export const Disabled: Story = { args: { disabled: true } };

/** A locked option is focusable, but cannot be selected. */
export const Locked: Story = {
  render: (args) => (
    <>
      <SegmentedControl {...args}>
        <SegmentedControlItem value="standard">Standard</SegmentedControlItem>
        <SegmentedControlItem value="hd">HD</SegmentedControlItem>
        <SegmentedControlItem value="4k" locked aria-describedby="why">
          4K
        </SegmentedControlItem>
      </SegmentedControl>
      <p id="why" className="mt-2 text-xs text-ink-muted">
        4K quality generation requires tokens.
      </p>
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const locked = canvas.getByRole('radio', { name: '4K' });
    await expect(locked).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(locked);
    await expect(locked).not.toBeChecked();
    canvas.getByRole('radio', { name: 'HD' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(locked).toHaveFocus();
    await expect(locked).not.toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Inline: Story = { args: { fullWidth: false } };

export const LongText: Story = {
  render: (args) => (
    <SegmentedControl {...args} aria-label="Qualität">
      <SegmentedControlItem value="standard">Standardauflösung</SegmentedControlItem>
      <SegmentedControlItem value="hd">Hochauflösend</SegmentedControlItem>
      <SegmentedControlItem value="4k" locked>
        Höchste Bildauflösung
      </SegmentedControlItem>
    </SegmentedControl>
  ),
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) {
      await expect(radio.scrollWidth).toBeLessThanOrEqual(radio.offsetWidth);
    }
  },
};

/** ArrowLeft selects the next option. */
export const RightToLeft: Story = {
  args: { 'aria-label': 'الجودة' },
  render: (args) => (
    <SegmentedControl {...args}>
      <SegmentedControlItem value="standard">عادية</SegmentedControlItem>
      <SegmentedControlItem value="hd">عالية</SegmentedControlItem>
      <SegmentedControlItem value="4k">فائقة</SegmentedControlItem>
    </SegmentedControl>
  ),
  globals: { locale: 'ar' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'فائقة' })).toBeChecked();
  },
};
