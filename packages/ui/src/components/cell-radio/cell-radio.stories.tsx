import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CellRadio, CellRadioGroup } from './cell-radio';

const RATIOS = ['1:1', '16:9', '9:16', '4:3', '3:4'];

const meta: Meta<typeof CellRadioGroup> = {
  title: 'Parts/CellRadio',
  component: CellRadioGroup,
  tags: ['autodocs'],
  args: { 'aria-label': 'Aspect ratio', defaultValue: '16:9' },
  decorators: [
    (Story) => (
      <div className="max-w-96 bg-surface-raised p-4">
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <CellRadioGroup {...args}>
      {RATIOS.map((ratio) => (
        <CellRadio key={ratio} value={ratio} label={<bdi>{ratio}</bdi>}>
          <i
            className="block h-4 rounded-[3px] border-[1.6px] border-current group-data-[state=checked]:bg-current"
            style={{ aspectRatio: ratio.replace(':', ' / ') }}
          />
        </CellRadio>
      ))}
    </CellRadioGroup>
  ),
};

export default meta;

type Story = StoryObj<typeof CellRadioGroup>;

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: '4:3' }));
    await expect(canvas.getByRole('radio', { name: '4:3' })).toBeChecked();
  },
};

export const Disabled: Story = { args: { disabled: true } };
