import type { Meta, StoryObj } from '@storybook/react-vite';
import { MediaFrame } from '../../../components';
import { STYLE_PICTURES } from '../../generator/style-tiles';
import { Watermark } from './watermark';

const meta = {
  title: 'Pieces/Generator/Watermark',
  component: Watermark,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: [],
      do: ['Pass it to the `watermark` prop of a `MediaFrame`.'],
      dont: ['Rely on it to protect a picture; it is an overlay and not part of the file.'],
    } satisfies StoryGuide,
  },
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
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = { args: { word: 'Staffelei & Söhne' } };
