import { endpoints } from '@product/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fail, hang, seed, slow } from 'mock-api';
import { expect, fireEvent, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { covers, StoryApp, pageParameters } from '../../testing';

const TITLES = ['Night rain', 'Morning', 'August', 'Boulevard', 'Fog bank', 'North shore'];

const OWN = seed({
  creations: TITLES.map((title, place) => ({ id: place + 1, title, isPublic: place === 0 })),
});

const meta = {
  title: 'Screens/Gallery',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { path: '/gallery' },
  parameters: { ...pageParameters, world: { scenario: 'creator', overrides: [OWN] } },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const checkbox = (canvas: Canvas, title: string) =>
  canvas.findByRole('checkbox', { name: `Select ${title}` });

async function select(canvas: Canvas, ...titles: string[]) {
  // Before the user is known, the community's creations are shown.
  await canvas.findByRole('tab', { name: /My Creations/ });
  await userEvent.click(await canvas.findByRole('button', { name: 'Select' }));
  for (const title of titles) await userEvent.click(await checkbox(canvas, title));
  return within(await canvas.findByRole('region', { name: 'Selection' }));
}

const press = (bar: Canvas, name: string) => userEvent.click(bar.getByRole('button', { name }));

async function confirmDeletion(name: string) {
  const dialog = within(await screen.findByRole('alertdialog', { name }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
}

/** Selects single cards, a range and all cards; Escape ends the selection. */
export const Selecting: Story = {
  tags: ['req:gallery.select'],
  play: async ({ canvas }) => {
    const bar = await select(canvas, 'Morning');
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(await checkbox(canvas, 'Fog bank'));
    await user.keyboard('{/Shift}');
    await expect(bar.getByRole('status')).toHaveTextContent('4 selected');
    await press(bar, 'Select all');
    await expect(bar.getByRole('status')).toHaveTextContent('6 selected');
    // Creations that a filter hides are not selected.
    await userEvent.type(canvas.getByRole('searchbox'), 'boulevard');
    await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent('1 selected'));
    // Escape empties the field; the selection stays.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue(''));
    await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent('6 selected'));
    await press(bar, 'Deselect all');
    await expect(await checkbox(canvas, 'August')).not.toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('region', { name: 'Selection' })).toBeNull();
    await expect(await canvas.findByRole('link', { name: 'Open August' })).toBeVisible();
  },
};

/** The focus stays on the card that had it, or goes from the bar to the button that began the selection. */
export const FocusAfterSelecting: Story = {
  tags: ['req:gallery.select'],
  play: async ({ canvas }) => {
    await select(canvas, 'Morning');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Open Morning' })).toHaveFocus());
    for (const name of ['Close', 'Make private']) {
      await press(await select(canvas, 'Night rain'), name);
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Select' })).toHaveFocus());
      await expect(canvas.queryByRole('region', { name: 'Selection' })).toBeNull();
    }
  },
};

/** A toast covers nothing of the bar that floats at the same edge. */
export const ToastClearOfTheBar: Story = {
  tags: ['req:gallery.select'],
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    await press(await select(canvas, 'Night rain'), 'Make private');
    const shown = (await screen.findByText('1 creation is private')).closest('[data-ui=toast]')!;
    await select(canvas, 'Morning');
    const bar = canvas.getByRole('region', { name: 'Selection' });
    await expect(covers(shown, bar)).toBe(false);
    await expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  },
};

/** One press of Escape closes the innermost layer: a menu, then a dialog, and the selection only then. */
export const EscapeEndsTheInnermost: Story = {
  tags: ['req:gallery.select'],
  play: async ({ canvas }) => {
    const bar = await select(canvas, 'Morning');
    await userEvent.click(canvas.getByRole('button', { name: 'Style' }));
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await press(bar, 'Delete');
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(bar.getByRole('status')).toHaveTextContent('1 selected');
    await fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true });
    await expect(bar.getByRole('status')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('region', { name: 'Selection' })).toBeNull();
  },
};

/** One confirmation for all creations; the lists are refetched once. */
export const SeveralDeleted: Story = {
  tags: ['req:gallery.many', 'req:gallery.many-delete'],
  play: async ({ canvas, loaded: { world } }) => {
    const bar = await select(canvas, 'Morning', 'August', 'Fog bank');
    const reads = world.requests('creations.list').length;
    await press(bar, 'Delete');
    await confirmDeletion('Delete 3 Creations');
    await expect(await screen.findByText('3 creations deleted')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    await expect(world.requests('creations.delete')).toHaveLength(3);
    await expect(world.requests('creations.list')).toHaveLength(reads + 1);
    await expect(canvas.queryByRole('region', { name: 'Selection' })).toBeNull();
  },
};

/** The failed creation is listed, and a retry sends only its request; the others are deleted. */
export const OneDeletionFails: Story = {
  tags: ['req:gallery.many'],
  parameters: {
    world: { scenario: 'creator', overrides: [OWN, fail(endpoints.deleteCreation, 500, '', { times: 1 })] },
  },
  play: async ({ canvas, loaded: { world } }) => {
    const bar = await select(canvas);
    await press(bar, 'Select all');
    await press(bar, 'Delete');
    await confirmDeletion('Delete 6 Creations');
    await expect(await bar.findByRole('alert')).toHaveTextContent('Delete: failed for 1 creation.');
    await expect(within(bar.getByRole('list')).getByText('Night rain')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await press(bar, 'Try Again');
    await expect(await screen.findByText('1 creation deleted')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Nothing on your wall yet' })).toBeVisible();
    await expect(world.requests('creations.delete')).toHaveLength(7);
  },
};

async function startDeletionOfAll(canvas: Canvas) {
  const bar = await select(canvas);
  await press(bar, 'Select all');
  await press(bar, 'Delete');
  await confirmDeletion('Delete 6 Creations');
  await expect(await bar.findByRole('progressbar', { name: 'Delete: 0 of 6' })).toBeVisible();
  return bar;
}

export const SeveralBeingDeleted: Story = {
  parameters: { world: { scenario: 'creator', overrides: [OWN, hang(endpoints.deleteCreation)] } },
  play: async ({ canvas }) => void (await startDeletionOfAll(canvas)),
};

export const OneNotDeleted: Story = {
  parameters: {
    world: { scenario: 'creator', overrides: [OWN, fail(endpoints.deleteCreation, 500, '', { times: 1 })] },
  },
  play: async ({ canvas }) => {
    const bar = await select(canvas, 'Morning', 'August');
    await press(bar, 'Delete');
    await confirmDeletion('Delete 2 Creations');
    await expect(await bar.findByRole('alert')).toHaveTextContent('Delete: failed for 1 creation.');
  },
};

/** 'Cancel' sends no further requests; four of six have been sent. */
export const Cancelled: Story = {
  tags: ['req:gallery.many'],
  parameters: {
    world: { scenario: 'creator', overrides: [OWN, hang(endpoints.deleteCreation)] },
  },
  play: async ({ canvas, loaded: { world } }) => {
    const bar = await startDeletionOfAll(canvas);
    await expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    await press(bar, 'Cancel');
    world.faults.clear();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await expect(world.requests('creations.delete')).toHaveLength(4);
    await expect(await screen.findByText('4 creations deleted')).toBeVisible();
    await expect(bar.getByRole('status')).toHaveTextContent('2 selected');
  },
};

const left = async (text: string, description: string) => {
  await expect(await screen.findByText(text)).toBeVisible();
  await expect(await screen.findByText(description)).toBeVisible();
};

/**
 * Escape ends the selection and the task: when the pending calls have ended, the lists are read again, and a toast says
 * what was done, what failed and what is left.
 */
export const EndedWhileDeleting: Story = {
  ...Cancelled,
  play: async ({ canvas, loaded: { world } }) => {
    await startDeletionOfAll(canvas);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Selection' })).toBeNull());
    world.faults.clear();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await left('4 creations deleted', '2 creations were left as they were.');
  },
};

/** The same by leaving the screen; one of the four calls fails. */
export const LeftWhileDeleting: Story = {
  tags: ['req:gallery.many'],
  parameters: {
    world: {
      scenario: 'creator',
      overrides: [
        OWN,
        fail(endpoints.deleteCreation, 500, '', { times: 1 }),
        slow(endpoints.deleteCreation, 500),
      ],
    },
  },
  play: async ({ canvas }) => {
    await startDeletionOfAll(canvas);
    await userEvent.click(await screen.findByRole('link', { name: 'Pricing' }));
    await left('3 creations deleted', 'This failed for 1 creation. 2 creations were left as they were.');
  },
};

/**
 * Requests are sent only for creations that are not public yet; the titles stay unchanged. Undo makes exactly those
 * private again.
 */
export const SeveralPublished: Story = {
  tags: ['req:gallery.many'],
  play: async ({ canvas, loaded: { world } }) => {
    const bar = await select(canvas, 'Night rain', 'Morning', 'August');
    await press(bar, 'Make public');
    await expect(await screen.findByText('2 creations are public')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('Public')).toHaveLength(3));
    await expect(world.requests('creations.update')).toHaveLength(2);
    await expect(canvas.getByRole('article', { name: 'Morning' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('2 creations are private')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('Public')).toHaveLength(1));
    await expect(
      within(canvas.getByRole('article', { name: 'Night rain' })).getByText('Public'),
    ).toBeVisible();
    await expect(world.requests('creations.update')).toHaveLength(4);
  },
};

/** The files are fetched, and saved as one archive, in which their titles name them. They stay selected. */
export const SeveralDownloaded: Story = {
  tags: ['req:gallery.many-download'],
  play: async ({ canvas }) => {
    const saved = spyOn(URL, 'createObjectURL');
    const named = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    const bar = await select(canvas, 'Night rain', 'Morning');
    await press(bar, 'Download');
    await expect(await screen.findByText('2 creations downloaded')).toBeVisible();
    await expect(bar.getByRole('status')).toHaveTextContent('2 selected');
    const archive = saved.mock.lastCall?.[0] as Blob;
    const names = (await archive.text()).match(/(?:Night rain|Morning)\.jpg/g);
    await expect(new Set(names).size).toBe(2);
    await expect((named.mock.contexts.at(-1) as HTMLAnchorElement).download).toMatch(
      /^creations-[\d-]+\.zip$/,
    );
    saved.mockRestore();
    named.mockRestore();
  },
};

/** A cancelled download has not failed, and saves nothing. */
export const DownloadCancelled: Story = {
  tags: ['req:gallery.many-download'],
  play: async ({ canvas }) => {
    const saved = spyOn(URL, 'createObjectURL');
    const bar = await select(canvas, 'Night rain', 'Morning');
    const fetching = spyOn(window, 'fetch').mockImplementation(
      (_url, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as DOMException));
        }),
    );
    await press(bar, 'Download');
    await bar.findByRole('progressbar', { name: 'Download: 0 of 2' });
    await press(bar, 'Cancel');
    await waitFor(() => expect(bar.queryByRole('progressbar')).toBeNull());
    await expect(bar.queryByText(/failed/i)).toBeNull();
    await expect(saved).not.toHaveBeenCalled();
    await expect(bar.getByRole('status')).toHaveTextContent('2 selected');
    fetching.mockRestore();
    saved.mockRestore();
  },
};

/** Two selected pictures are compared, and stay selected. 'Compare' is rendered for exactly two. */
export const TwoCompared: Story = {
  tags: ['req:gallery.compare'],
  play: async ({ canvas }) => {
    const bar = await select(canvas, 'Night rain');
    await expect(bar.queryByRole('button', { name: 'Compare' })).toBeNull();
    await userEvent.click(await checkbox(canvas, 'August'));
    await press(bar, 'Compare');
    const view = within(await screen.findByRole('dialog', { name: 'Compare' }));
    const headings = view.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(headings).toEqual(expect.arrayContaining(['Night rain', 'August']));
    await expect(view.getAllByRole('img')).toHaveLength(2);
    await userEvent.click(view.getByRole('switch', { name: 'Use a slider' }));
    await expect(view.getByRole('slider')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(bar.getByRole('button', { name: 'Compare' })).toHaveFocus();
    await expect(bar.getByRole('status')).toHaveTextContent('2 selected');
    await userEvent.click(await checkbox(canvas, 'Fog bank'));
    await expect(bar.queryByRole('button', { name: 'Compare' })).toBeNull();
  },
};

/** Creations of others can be downloaded, and nothing else. */
export const SelectingOtherUsersCreations: Story = {
  tags: ['req:gallery.select'],
  args: { path: '/gallery?tab=community' },
  play: async ({ canvas }) => {
    const bar = await select(canvas);
    await expect(bar.getByRole('button', { name: 'Download' })).toBeDisabled();
    await expect(bar.queryByRole('button', { name: 'Delete' })).toBeNull();
  },
};
