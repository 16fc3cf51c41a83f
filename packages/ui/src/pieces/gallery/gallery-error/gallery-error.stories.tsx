import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { GalleryError, type GalleryErrorProps } from './gallery-error';

const meta = {
  title: 'Pieces/Gallery/GalleryError',
  component: GalleryError,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: [],
      do: ['Set `retrying` while the retry is pending.'],
      dont: ['Show it in place of loaded cards; keep them if a refetch fails.'],
    } satisfies StoryGuide,
  },
  args: { tab: 'mine', onRetry: fn() },
} satisfies Meta<typeof GalleryError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const alert = within(within(canvasElement).getByRole('alert'));
    await expect(alert.getByRole('heading', { name: 'Error loading your creations' })).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Community: Story = {
  tags: ['req:messages.community'],
  args: { tab: 'community' },
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading');
    await expect(heading).toHaveTextContent('Error loading community creations');
  },
};

export const Any: Story = {
  tags: ['req:messages.any-creations'],
  args: { tab: 'any' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading')).toHaveTextContent('Error loading creations');
    await expect(within(canvasElement).getByRole('button', { name: 'Try Again' })).toBeVisible();
  },
};

export const Retrying: Story = {
  args: { retrying: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

export const WithoutRetry: Story = {
  args: { onRetry: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

function Host(props: GalleryErrorProps) {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <section aria-label="Gallery">
      {isLoaded ? <p>Night rain</p> : <GalleryError {...props} onRetry={() => setLoaded(true)} />}
    </section>
  );
}

/** It goes with its button, and the section around it has the focus. */
export const TriedAgain: Story = {
  tags: ['!autodocs'],
  render: (args) => <Host {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Try Again' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Gallery' })).toHaveFocus());
  },
};

export const LongText: Story = { globals: { locale: 'long' } };
