import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button';
import { RotateCwIcon } from '../icons';
import { FrameHung, FrameMissing, FrameOnEasel, FrameTilted } from './drawings';
import { EmptyState } from './empty-state';

const meta = {
  title: 'Parts/EmptyState',
  component: EmptyState,
  tags: ['autodocs'],
  args: { title: 'Nothing on your wall yet' },
} satisfies Meta<typeof EmptyState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: {
    drawing: <FrameHung />,
    description: 'Pictures you save are kept here, private until you share them.',
    action: <Button variant="accent">Create your first picture</Button>,
  },
};

export const Failed: Story = {
  args: {
    drawing: <FrameTilted />,
    title: 'Error loading your creations',
    description: 'Your pictures are safe. The connection was not.',
    action: (
      <Button>
        <RotateCwIcon aria-hidden />
        Try Again
      </Button>
    ),
  },
};

export const NotFound: Story = {
  args: {
    drawing: <FrameMissing />,
    headingLevel: 1,
    title: '404 Page Not Found',
    description: 'This wall is empty. The picture you were looking for hangs somewhere else.',
    action: <Button variant="ink">Back to the home page</Button>,
  },
};

export const NothingMadeYet: Story = {
  args: { drawing: <FrameOnEasel />, title: 'Your picture appears here.' },
};
