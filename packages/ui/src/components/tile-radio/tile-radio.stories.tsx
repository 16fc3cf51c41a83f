import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { STORY_PICTURE } from '../media-frame/story-media';
import { TileRadio, TileRadioGroup } from './tile-radio';

const STYLES = ['Realistic', 'Anime', 'Cyberpunk', 'Fantasy', 'Sketch', '3D', 'Vaporwave', 'Cartoon'];

const meta: Meta<typeof TileRadioGroup> = {
  title: 'Parts/TileRadio',
  component: TileRadioGroup,
  tags: ['autodocs'],
  args: { 'aria-label': 'Style', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-96 bg-surface-raised p-4">
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <TileRadioGroup {...args}>
      {STYLES.map((style) => (
        <TileRadio key={style} value={style} label={style}>
          <img src={STORY_PICTURE} alt="" />
        </TileRadio>
      ))}
    </TileRadioGroup>
  ),
};

export default meta;

type Story = StoryObj<typeof TileRadioGroup>;

export const NothingChosen: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: 'Anime' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('Anime');
  },
};

export const Chosen: Story = {
  args: { defaultValue: 'Cyberpunk' },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight>}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Fantasy' })).toBeChecked());
    await userEvent.keyboard('{/ArrowRight}');
  },
};

export const Disabled: Story = { args: { defaultValue: 'Cyberpunk', disabled: true } };
