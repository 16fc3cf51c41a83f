import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ErrorBoundary, type ErrorBoundaryProps } from './error-boundary';

function Fragile({ broken }: { broken: boolean }) {
  if (broken) throw new Error('A picture fell off the wall.');
  return <p>Everything hangs straight.</p>;
}

/** A child that throws until the first click, so that 'Try Again' succeeds. */
function Page(props: ErrorBoundaryProps) {
  const [broken, setBroken] = useState(true);
  return (
    <div onClickCapture={() => setBroken(false)}>
      <ErrorBoundary {...props}>
        <Fragile broken={broken} />
      </ErrorBoundary>
    </div>
  );
}

const meta = {
  title: 'Pieces/Feedback/ErrorBoundary',
  component: ErrorBoundary,
  render: (args) => <Page {...args} />,
  args: { children: null, onError: fn() },
  parameters: {
    guide: {
      keyboard: [],
      do: [
        'Wrap each part of a page that can fail on its own.',
        'Report errors in `onError`; the component itself reports nothing.',
      ],
      dont: ['Rely on it for errors in event handlers or promises; React passes only render errors to it.'],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof ErrorBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A child throws; the rest of the page stays. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This part of the page has stopped working');
    await expect(args.onError).toHaveBeenCalledOnce();
  },
};

export const Intact: Story = {
  render: (args) => (
    <ErrorBoundary {...args}>
      <Fragile broken={false} />
    </ErrorBoundary>
  ),
};

export const TriedAgain: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    const content = await canvas.findByText('Everything hangs straight.');
    await waitFor(() => expect(content.parentElement).toHaveFocus());
  },
};

export const OwnFallback: Story = {
  args: { fallback: ({ error }) => <p>{String(error)}</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Error: A picture fell off the wall.')).toBeVisible();
  },
};

export const LongText: Story = { globals: { locale: 'long' } };
