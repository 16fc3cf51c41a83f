import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SelectionBar } from './selection-bar';

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

export const LongText: Story = { globals: { locale: 'long' } };
