import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './skeleton';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  args: { className: 'h-4 w-48' },
  parameters: {
    guide: {
      keyboard: [],
      do: [
        'Give it the size of the content that is loading, so that there is no layout shift.',
        'Announce loading once, on the container: set `aria-busy`, or use a spinner with a `label`.',
      ],
      dont: ['Imitate details that are not known yet; use a line for a title and a block for a picture.'],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const skeleton = canvasElement.querySelector('[data-ui=skeleton]');
    await expect(skeleton).toBeVisible();
    await expect(skeleton).toHaveAttribute('aria-hidden', 'true');
  },
};

export const CardLoading: Story = {
  render: () => (
    <div className="grid w-60 gap-3">
      <Skeleton className="aspect-4/5 rounded-md" />
      <Skeleton className="h-4 w-3/4" />
      <Skeleton className="h-3 w-1/2" />
    </div>
  ),
};
