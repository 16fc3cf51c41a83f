import type { Meta, StoryObj } from '@storybook/react-vite';
import { MediaFrame } from '../../../components';
import { STYLE_PICTURES } from '../style-tiles';
import { Watermark } from './watermark';

const meta = {
  title: 'Pieces/Generator/Watermark',
  component: Watermark,
  tags: ['autodocs'],
  args: { word: 'Easel' },
  render: (args) => (
    <MediaFrame
      src={STYLE_PICTURES.fantasy}
      alt="A castle on a floating island"
      ratio="4 / 3"
      brokenText="This picture cannot be shown"
      watermark={<Watermark {...args} />}
      className="max-w-144"
    />
  ),
} satisfies Meta<typeof Watermark>;

export default meta;

export const OverAPicture: StoryObj<typeof meta> = {};
