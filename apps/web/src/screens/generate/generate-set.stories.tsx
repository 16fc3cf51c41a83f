import { endpoints } from '@product/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fail } from 'mock-api';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { pageParameters, StoryApp } from '../../testing';
import { zipEntries } from '../../testing/zip-entries';
import { PROMPT, promptOf, toast, type Canvas } from './generate.steps';

const meta = {
  title: 'Screens/Generate/Set',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { path: '/generate' },
  parameters: { ...pageParameters, world: { scenario: 'creator' } },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const TOGETHER = 'View together';

const stripOf = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'This session' }));

/** Generates four by one press, whose titles are equal. */
async function generateFour(canvas: Canvas) {
  await userEvent.click(await promptOf(canvas));
  await userEvent.paste(`${PROMPT}. {Red|Blue|Green|White} sky`);
  await userEvent.click(canvas.getByRole('radio', { name: 'Standard' }));
  await canvas.findByText(/^4 images, 4 tokens/);
  await userEvent.click(canvas.getByRole('button', { name: 'Generate' }));
  await canvas.findByText('4 of 4 done', undefined, { timeout: 8_000 });
}

async function openSet(canvas: Canvas) {
  await generateFour(canvas);
  const strip = await stripOf(canvas);
  await userEvent.click(await strip.findByRole('button', { name: TOGETHER }));
  return within(await screen.findByRole('dialog', { name: TOGETHER }));
}

const itemOf = (view: Canvas, number: number) =>
  view.getByRole('button', { name: new RegExp(`^${number}: `) });

/** What is kept is saved, with titles that are numbered within the set; what is left out stays unsaved. */
export const KeptSaved: Story = {
  tags: ['req:generate.set-view', 'req:generate.set-save'],
  play: async ({ canvas, loaded }) => {
    const view = await openSet(canvas);
    await waitFor(() => expect(itemOf(view, 1)).toHaveFocus());
    await userEvent.keyboard('s3s4x');
    await expect(view.getByRole('status')).toHaveTextContent('2 of 4 kept, 1 left out');
    await userEvent.click(view.getByRole('button', { name: 'Save kept' }));
    await toast('2 creations saved');
    await expect(itemOf(view, 3)).toHaveAccessibleName(/, Saved, Kept$/);
    await expect(view.queryByRole('button', { name: 'Save kept' })).toBeNull();
    const titles = () =>
      loaded['world'].state.creations
        .map(({ title }: { title: string }) => title)
        .filter((title: string) => title.startsWith(PROMPT));
    await expect(titles().toSorted()).toEqual([PROMPT, `${PROMPT} 3`]);
    await userEvent.click(view.getByRole('button', { name: 'Save all' }));
    await waitFor(() => expect(titles()).toHaveLength(4));
    await expect(new Set(titles()).size).toBe(4);
  },
};

/** A view that closes loses nothing: the choices are there again, and the results are unsaved and marked. */
export const ClosedAndOpened: Story = {
  tags: ['req:generate.set-view'],
  parameters: { chromatic: { disableSnapshot: true, reason: 'The view is that of the story before.' } },
  play: async ({ canvas }) => {
    const view = await openSet(canvas);
    await waitFor(() => expect(itemOf(view, 1)).toHaveFocus());
    await userEvent.keyboard('2s{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const strip = await stripOf(canvas);
    await expect(strip.getAllByRole('button', { name: /Not saved/ })).toHaveLength(4);
    const queue = within(canvas.getByRole('group', { name: 'Queue' }));
    await userEvent.click(queue.getByRole('button', { name: TOGETHER }));
    const again = within(await screen.findByRole('dialog', { name: TOGETHER }));
    await expect(again.getByRole('status')).toHaveTextContent('1 of 4 kept');
    await userEvent.keyboard('{Enter}');
    await again.findByRole('button', { name: 'Show all' });
    await userEvent.keyboard('c2');
    await userEvent.keyboard('c');
    await expect(await screen.findByRole('dialog', { name: 'Compare' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Compare' })).toBeNull());
    await expect(screen.getByRole('dialog', { name: TOGETHER })).toBeVisible();
  },
};

/** One archive with the original files, which the titles name: of what is kept, or of all. */
export const Downloaded: Story = {
  tags: ['req:generate.set-download'],
  parameters: { chromatic: { disableSnapshot: true, reason: 'The view is that of the story before.' } },
  play: async ({ canvas }) => {
    const saved = spyOn(URL, 'createObjectURL');
    const named = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    const view = await openSet(canvas);
    const originals = await Promise.all(
      [1, 2, 3, 4].map(async (number) => {
        const picture = itemOf(view, number).querySelector('img')!;
        return new Uint8Array(await (await fetch(picture.src)).arrayBuffer());
      }),
    );
    /** The names in the archive. Each has the bytes of its original. */
    const namesIn = async (...numbers: number[]) => {
      const entries = await zipEntries(saved.mock.lastCall?.[0] as Blob);
      await expect(entries.map(({ bytes }) => bytes)).toEqual(numbers.map((number) => originals[number - 1]));
      return entries.map(({ name }) => name);
    };
    await userEvent.click(view.getByRole('button', { name: 'Download all' }));
    await toast('4 creations downloaded');
    await expect(await namesIn(1, 2, 3, 4)).toEqual([
      `${PROMPT}.jpg`,
      `${PROMPT} 2.jpg`,
      `${PROMPT} 3.jpg`,
      `${PROMPT} 4.jpg`,
    ]);
    await userEvent.click(view.getByRole('button', { name: 'Keep: 2' }));
    await userEvent.click(view.getByRole('button', { name: 'Keep: 4' }));
    await userEvent.click(view.getByRole('button', { name: 'Download kept' }));
    await toast('2 creations downloaded');
    await expect(await namesIn(2, 4)).toEqual([`${PROMPT} 2.jpg`, `${PROMPT} 4.jpg`]);
    saved.mockRestore();
    named.mockRestore();
  },
};

/** What fails is listed with Try Again, and stays unsaved. */
export const SomeFail: Story = {
  tags: ['req:generate.set-save'],
  parameters: {
    world: { scenario: 'creator', overrides: [fail(endpoints.saveCreation, 500, '', { times: 1 })] },
  },
  play: async ({ canvas }) => {
    const view = await openSet(canvas);
    await userEvent.click(view.getByRole('button', { name: 'Save all' }));
    await expect(await view.findByText('Save: failed for 1 creation.')).toBeVisible();
    await toast('3 creations saved');
    await userEvent.click(view.getByRole('button', { name: 'Try Again' }));
    await toast('1 creation saved');
    await expect(view.getAllByRole('button', { name: /, Saved$/ })).toHaveLength(4);
  },
};
