import { GENERATOR_DEFAULTS } from '@product/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { GenerationQueue } from './generation-queue';
import { QueueNote } from './queue-note';
import type { QueueItem } from './queue-row';

const item = (id: number, state: QueueItem['state'], prompt: string, more?: Partial<QueueItem>) => ({
  id,
  state,
  choices: { ...GENERATOR_DEFAULTS, prompt },
  ...more,
});

const items: QueueItem[] = [
  item(1, 'done', 'A lighthouse at dawn'),
  item(2, 'failed', 'A lighthouse at noon', { message: 'The model is busy.', isUnknown: true }),
  item(3, 'running', 'A lighthouse at dusk'),
  item(4, 'waiting', 'A lighthouse in a storm'),
  item(5, 'waiting', 'A lighthouse at night'),
];

const meta = {
  title: 'Pieces/Generator/GenerationQueue',
  component: GenerationQueue,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: [],
      do: [
        'Load it with its first use: its texts are not part of the index.',
        'Show in `note` what “Continue” will cost before it is pressed.',
      ],
      dont: ['Begin anything that the user has not agreed to.'],
    } satisfies StoryGuide,
  },
  args: {
    items,
    onPause: fn(),
    onResume: fn(),
    onClear: fn(),
    onMove: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof GenerationQueue>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each row has what can be done with it. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const queue = within(within(canvasElement).getByRole('group', { name: 'Queue' }));
    await expect(queue.getByText('1 of 5 done, 1 failed')).toBeVisible();
    await expect(queue.getByText('You may have been charged.')).toBeVisible();
    const press = (name: string) => userEvent.click(queue.getByRole('button', { name }));
    await press('Cancel: A lighthouse at dusk');
    await expect(args.onCancel).toHaveBeenCalled();
    await press('Try Again: A lighthouse at noon');
    await expect(args.onRetry).toHaveBeenCalledWith(2);
    await press('Remove: A lighthouse at dawn');
    await expect(args.onRemove).toHaveBeenCalledWith(1);
    await press('Move up: A lighthouse at night');
    await expect(args.onMove).toHaveBeenCalledWith(5, -1);
    await press('Move down: A lighthouse in a storm');
    await expect(args.onMove).toHaveBeenCalledWith(4, 1);
    await press('Pause after this one');
    await expect(args.onPause).toHaveBeenCalled();
    await press('Clear');
    await expect(args.onClear).toHaveBeenCalled();
  },
};

const plan = {
  added: [],
  waiting: 2,
  count: 2,
  cost: 2,
  media: 'image',
  covered: 2,
  missing: 0,
  left: 5,
  pack: undefined,
  agreement: { isTrial: false },
} as const;

/** After a reload it asks before it goes on, with what that will cost. */
export const Paused: Story = {
  args: {
    items: items.filter(({ state }) => state !== 'running'),
    pause: 'ask',
    note: <QueueNote plan={plan} />,
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('These are waiting. Do you want to continue?')).toBeVisible();
    await expect(canvas.getByText('2 images, 2 tokens; 5 tokens left after that')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onResume).toHaveBeenCalled();
  },
};

/** The server has asked to wait. */
export const Delayed: Story = {
  args: { delayMs: 12_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The server is busy. The queue will continue in 12s.')).toBeVisible();
  },
};

function Removable() {
  const [left, setLeft] = useState(items);
  return <GenerationQueue items={left} onRemove={(id) => setLeft(left.filter((each) => each.id !== id))} />;
}

/** The queue gets the focus of a button that goes with its row. */
export const FocusStays: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true, reason: 'It is the default story without a row.' } },
  render: () => <Removable />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: A lighthouse at dawn' }));
    await expect(canvas.getByRole('group', { name: 'Queue' })).toHaveFocus();
  },
};
