import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DeleteDialog } from '../delete-dialog/delete-dialog';
import { SelectionBar } from './selection-bar';
import type { SelectionTask } from './selection-task';

const meta = {
  title: 'Pieces/Gallery/SelectionBar',
  component: SelectionBar,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: [],
      do: [
        'Place it after the grid; it sticks to the lower edge of the window while the grid is scrolled.',
        'Ask for confirmation in `onDelete` before you delete anything.',
      ],
      dont: ['Count creations that a filter hides; actions apply to visible creations only.'],
    } satisfies StoryGuide,
  },
  args: {
    count: 3,
    total: 24,
    onSelectAll: fn(),
    onClear: fn(),
    onClose: fn(),
    onDownload: fn(),
    onPublish: fn(),
    onUnpublish: fn(),
    onDelete: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onDismiss: fn(),
  },
} satisfies Meta<typeof SelectionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const BUTTONS = {
  'Select all': 'onSelectAll',
  Close: 'onClose',
  Download: 'onDownload',
  'Make public': 'onPublish',
  'Make private': 'onUnpublish',
  Delete: 'onDelete',
} as const;

export const Default: Story = {
  tags: ['req:gallery.select'],
  play: async ({ canvasElement, args }) => {
    const bar = within(within(canvasElement).getByRole('region', { name: 'Selection' }));
    await expect(bar.getByRole('status')).toHaveTextContent('3 selected');
    for (const [name, callback] of Object.entries(BUTTONS)) {
      await userEvent.click(bar.getByRole('button', { name }));
      await expect(args[callback]).toHaveBeenCalledOnce();
    }
  },
};

export const NothingSelected: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement);
    for (const name of ['Download', 'Delete']) {
      await expect(bar.getByRole('button', { name })).toBeDisabled();
    }
  },
};

export const AllSelected: Story = {
  args: { count: 24 },
  play: async ({ canvasElement, args }) => {
    const bar = within(canvasElement);
    await expect(bar.queryByRole('button', { name: 'Select all' })).toBeNull();
    await userEvent.click(bar.getByRole('button', { name: 'Deselect all' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

/** Two pictures can be compared. */
export const TwoPictures: Story = {
  tags: ['req:gallery.compare'],
  args: { count: 2, onCompare: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Compare' }));
    await expect(args.onCompare).toHaveBeenCalledOnce();
  },
};

/** Creations of others can only be downloaded. */
export const OtherUsersCreations: Story = {
  args: { onPublish: undefined, onUnpublish: undefined, onDelete: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Delete' })).toBeNull();
  },
};

export const Running: Story = {
  tags: ['req:gallery.many'],
  args: { task: { name: 'delete', done: 3, total: 12 } },
  play: async ({ canvasElement, args }) => {
    const bar = within(canvasElement);
    await expect(bar.getByRole('progressbar', { name: 'Delete: 3 of 12' })).toHaveAttribute(
      'aria-valuenow',
      '25',
    );
    await expect(bar.queryByRole('button', { name: 'Delete' })).toBeNull();
    await userEvent.click(bar.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  tags: ['req:gallery.many'],
  args: {
    task: { name: 'download', done: 12, total: 12, failed: ['Night rain', 'مطر الليل'] },
  },
  play: async ({ canvasElement, args }) => {
    const bar = within(canvasElement);
    await expect(bar.getByRole('alert')).toHaveTextContent('Download: failed for 2 creations.');
    const list = within(bar.getByRole('region', { name: /^Download/ }));
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(bar.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(bar.getByRole('button', { name: 'Close' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** Files that the page may not read are linked. */
export const Unread: Story = {
  tags: ['req:files.unread'],
  args: {
    task: {
      name: 'download',
      done: 12,
      total: 12,
      failed: [
        { title: 'Night rain', href: 'https://media.example/1.jpg' },
        { title: 'مطر الليل', href: 'https://media.example/2.jpg' },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement);
    await expect(bar.getByRole('alert')).toHaveTextContent('This page cannot read 2 files.');
    await expect(bar.getByRole('link', { name: 'Night rain' })).toHaveAttribute(
      'href',
      'https://media.example/1.jpg',
    );
    await expect(bar.queryByRole('button', { name: 'Try Again' })).toBeNull();
  },
};

export const ManyFailed: Story = {
  args: {
    task: {
      name: 'unpublish',
      done: 200,
      total: 200,
      failed: Array.from({ length: 200 }, (_, place) => `Creation ${place + 1}`),
    },
  },
};

function Host() {
  const [task, setTask] = useState<SelectionTask>();
  const start = () => setTask({ name: 'publish', done: 0, total: 3 });
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <SelectionBar
        count={3}
        total={24}
        onClose={() => {}}
        onPublish={start}
        onDelete={() => setAsking(true)}
        onCancel={() => setTask({ name: 'publish', done: 1, total: 3, failed: ['Night rain'] })}
        onRetry={start}
        onDismiss={() => setTask(undefined)}
        task={task}
      />
      <DeleteDialog
        creation={{ title: 'Night rain' }}
        count={3}
        open={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => {
          setAsking(false);
          start();
        }}
      />
    </>
  );
}

/** The focus follows what replaces the pressed button, and is back on it at the end. */
export const FocusStays: Story = {
  tags: ['!autodocs', 'req:gallery.many'],
  render: () => <Host />,
  play: async ({ canvas }) => {
    const press = async (name: string) => {
      canvas.getByRole('button', { name }).focus();
      await userEvent.keyboard('{Enter}');
    };
    const focused = (name: string) =>
      waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
    await press('Make public');
    await focused('Cancel');
    await press('Cancel');
    await focused('Try Again');
    await press('Try Again');
    await focused('Cancel');
    await press('Cancel');
    await press('Close');
    await focused('Make public');

    await press('Delete');
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await focused('Cancel');
  },
};

export const LongText: Story = { globals: { locale: 'long' } };
