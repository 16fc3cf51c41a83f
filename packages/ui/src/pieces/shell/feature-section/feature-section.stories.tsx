import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ImagesIcon, LockIcon, VideoIcon } from '../../../components/icons';
import { expectNoOverflow } from '../stories/expect-no-overflow';
import { FeatureSection } from './feature-section';

const meta = {
  title: 'Pieces/Shell/FeatureSection',
  component: FeatureSection,
  parameters: {
    layout: 'fullscreen',
    guide: {
      keyboard: [],
      do: ['Make one statement in each text, in about two lines.', 'Give all features an icon, or none.'],
      dont: ['Promise features that the product does not have.'],
    } satisfies StoryGuide,
  },
  args: {
    features: [
      {
        icon: <LockIcon />,
        title: 'Private until you say so',
        text: 'Every creation starts private. Make it public when you save it, or later, or never.',
      },
      {
        icon: <ImagesIcon />,
        title: 'Five shapes, up to 4K',
        text: 'Square, wide, tall: the frame keeps the ratio you asked for, from the first second.',
      },
      {
        icon: <VideoIcon />,
        title: 'Pictures that move',
        text: 'Turn the same sentence into a short video and download it as MP4.',
      },
    ],
  },
} satisfies Meta<typeof FeatureSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('heading', { level: 2, name: 'Pictures that move' })).toBeVisible();
  },
};

export const WithTitle: Story = {
  args: {
    title: 'Made for making',
    description: 'What one can do here.',
    link: { href: '#/gallery', label: 'See it in the gallery' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Made for making' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'Pictures that move' })).toBeVisible();
  },
};

export const WithoutIcons: Story = {
  args: { features: meta.args.features.map(({ title, text }) => ({ title, text })) },
};

export const ManyWithLongText: Story = {
  args: {
    features: Array.from({ length: 5 }, (_, index) => ({
      icon: <LockIcon />,
      title: `${index + 1}. Bildbearbeitungsprogrammfunktionsübersicht in aller Ausführlichkeit`,
      text: 'A text that says a good deal more than it would have to, so that one sees how the columns keep their upper edges and how the lines are broken when there are many of them.',
    })),
  },
  play: expectNoOverflow,
};
