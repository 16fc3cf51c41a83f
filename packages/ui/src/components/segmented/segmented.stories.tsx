import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { SegmentedRadio, SegmentedRadioGroup } from './segmented';

const meta = {
  title: 'Parts/SegmentedRadio',
  component: SegmentedRadioGroup,
  tags: ['autodocs'],
  args: { 'aria-label': 'Quality', defaultValue: 'hd', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <SegmentedRadioGroup {...args}>
      <SegmentedRadio value="standard">Standard</SegmentedRadio>
      <SegmentedRadio value="hd">HD</SegmentedRadio>
      <SegmentedRadio value="4k">4K</SegmentedRadio>
    </SegmentedRadioGroup>
  ),
} satisfies Meta<typeof SegmentedRadioGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'HD' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight>}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: '4K' })).toBeChecked());
    await userEvent.keyboard('{/ArrowRight}');
  },
};

export const Locked: Story = {
  render: (args) => (
    <>
      <SegmentedRadioGroup {...args}>
        <SegmentedRadio value="standard">Standard</SegmentedRadio>
        <SegmentedRadio value="hd">HD</SegmentedRadio>
        <SegmentedRadio value="4k" locked aria-describedby="why">
          4K
        </SegmentedRadio>
      </SegmentedRadioGroup>
      <p id="why" className="mt-2 text-xs text-ink-muted">
        4K quality generation requires tokens.
      </p>
    </>
  ),
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const locked = canvas.getByRole('radio', { name: '4K' });
    await expect(locked).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(locked);
    await expect(locked).not.toBeChecked();
    canvas.getByRole('radio', { name: 'HD' }).focus();
    await userEvent.keyboard('{ArrowRight>}');
    await waitFor(() => expect(locked).toHaveFocus());
    await userEvent.keyboard('{/ArrowRight}');
    await expect(locked).not.toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Inline: Story = { args: { block: false } };
