import { endpoints } from '@product/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fail, hang, seed } from 'mock-api';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryApp, pageParameters } from '../../testing';
import { asksBeforeUnload, PROMPT, promptOf, resultOf, toast, type Canvas } from './generate.steps';

const meta = {
  title: 'Screens/Generate',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { path: '/generate' },
  parameters: { ...pageParameters, world: { scenario: 'creator' } },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const tryIn = async (canvas: Canvas, style: string) =>
  userEvent.click(await canvas.findByRole('button', { name: `Try in ${style} 1 token` }));

const stripOf = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'This session' }));

/** The first press on a similar style generates the prompt in it. A second press shows the result to save it. */
export const TriedInAnotherStyle: Story = {
  tags: ['req:generate.similar-tried', 'req:generate.session-strip'],
  play: async ({ canvas }) => {
    await resultOf(canvas);
    await tryIn(canvas, 'Realistic');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show in Realistic' }));
    await expect(await canvas.findByText('118 tokens')).toBeVisible();
    // In the preview and in the list of similar styles.
    await expect(canvas.getAllByRole('img', { name: `Realistic picture: ${PROMPT}` })).toHaveLength(2);
    const strip = await stripOf(canvas);
    await expect(
      strip.getByRole('button', { name: `Realistic picture: ${PROMPT}, Not saved`, pressed: true }),
    ).toBeVisible();
    await expect(strip.getByRole('button', { name: /^Cartoon picture/, pressed: false })).toBeVisible();
    // The list of similar styles still belongs to the first result.
    await expect(canvas.getByRole('button', { name: 'Try in Anime 1 token' })).toBeVisible();
  },
};

/** Earlier results stay in the strip. 'Reuse prompt' copies their prompt and settings into the form. */
export const AmongTheResults: Story = {
  tags: ['req:generate.session-strip', 'req:generate.use-again'],
  play: async ({ canvas }) => {
    await resultOf(canvas);
    await expect(canvas.queryByRole('region', { name: 'This session' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Anime' }));
    await userEvent.type(await promptOf(canvas), ' at night');
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }));
    const strip = await stripOf(canvas);
    await strip.findByRole('button', { name: `Anime picture: ${PROMPT} at night, Not saved`, pressed: true });
    await userEvent.click(strip.getByRole('button', { name: /^Cartoon picture/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reuse prompt' }));
    await expect(await promptOf(canvas)).toHaveValue(PROMPT);
    await expect(canvas.getByRole('radio', { name: 'Cartoon' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Save to Gallery' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save to Gallery' }));
    // The dialog proposes a title.
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await strip.findByRole('button', { name: `Cartoon picture: ${PROMPT}` })).toBeVisible();
  },
};

/** Two results of the session are compared: the one in the preview and the other one. */
export const ComparedWithTheResultBefore: Story = {
  tags: ['req:generate.compare'],
  play: async ({ canvas }) => {
    await resultOf(canvas);
    await userEvent.click(canvas.getByRole('radio', { name: 'Anime' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }));
    const strip = await stripOf(canvas);
    await strip.findByRole('button', { name: /^Anime picture/, pressed: true });
    await userEvent.click(strip.getByRole('button', { name: 'Compare' }));
    const view = within(await screen.findByRole('dialog', { name: 'Compare' }));
    await expect(view.getAllByRole('heading', { name: PROMPT })).toHaveLength(2);
    const [anime, cartoon] = ['Anime', 'Cartoon'].map((style) => view.getByText(style));
    await expect(anime!.compareDocumentPosition(cartoon!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(strip.getByRole('button', { name: 'Compare' })).toHaveFocus();
    await expect(strip.getByRole('button', { name: /^Anime picture/, pressed: true })).toBeVisible();
  },
};

/** The last result is shown again after a visit to another screen. It is stored, so that nothing asks before a reload. */
export const BackFromTheGallery: Story = {
  tags: ['req:generate.session-strip'],
  play: async ({ canvas }) => {
    await resultOf(canvas);
    const header = within(canvas.getByRole('banner'));
    await userEvent.click(header.getByRole('link', { name: 'Gallery' }));
    await canvas.findByRole('heading', { level: 1, name: 'Gallery' });
    await expect(asksBeforeUnload()).toBe(false);
    await userEvent.click(header.getByRole('link', { name: 'Create' }));
    const picture = await canvas.findByRole('img', { name: `Cartoon picture: ${PROMPT}` });
    await waitFor(() => expect(picture).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Save to Gallery' })).toBeVisible();
  },
};

/** While a generation is running, another result can be shown; a press on the running one shows its progress. */
export const LookedAtWhileGenerating: Story = {
  tags: ['req:generate.session-strip'],
  parameters: { world: { scenario: 'creator', overrides: [hang(endpoints.generate, { after: 1 })] } },
  play: async ({ canvas }) => {
    await resultOf(canvas);
    await userEvent.click(canvas.getByRole('radio', { name: 'Anime' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }));
    const strip = await stripOf(canvas);
    await userEvent.click(strip.getByRole('button', { name: /^Cartoon picture/ }));
    await expect(canvas.getByRole('button', { name: 'Save to Gallery' })).toBeVisible();
    await userEvent.click(strip.getByRole('button', { name: /Generating/ }));
    await expect(canvas.getByRole('progressbar', { name: 'Generation progress' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    // The only result is shown again, which needs no list.
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'This session' })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Save to Gallery' })).toBeVisible();
  },
};

/** A failure is shown in the list of similar styles and in a toast, and can be retried. */
export const StyleRunCancelled: Story = {
  tags: ['req:generate.similar-tried'],
  parameters: {
    world: { scenario: 'creator', overrides: [fail(endpoints.generate, 500, '', { after: 1 })] },
  },
  play: async ({ canvas, loaded }) => {
    await resultOf(canvas);
    await tryIn(canvas, 'Anime');
    await expect(await toast('Generation Failed')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save to Gallery' })).toBeVisible();
    loaded['world'].faults.clear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Try Again' }));
    await expect(await canvas.findByRole('button', { name: 'Show in Anime' })).toBeVisible();
  },
};

/**
 * Two similar styles and a generation of the form are sent one after the other. The first is cancelled; the others go on
 * in their order.
 */
export const TriedOneAfterTheOther: Story = {
  tags: ['req:generate.similar-tried', 'req:generate.session-strip'],
  parameters: {
    world: { scenario: 'creator', overrides: [hang(endpoints.generate, { after: 1, times: 2 })] },
  },
  play: async ({ canvas, loaded }) => {
    const sent = () => loaded['world'].requests(endpoints.generate.name).length;
    await resultOf(canvas);
    await tryIn(canvas, 'Realistic');
    await tryIn(canvas, 'Anime');
    const similar = within(canvas.getByRole('region', { name: 'Similar styles' }));
    await expect(await similar.findByText('In the queue...')).toBeInTheDocument();
    await expect(sent()).toBe(2);
    await userEvent.click(similar.getAllByRole('button', { name: 'Cancel' })[0]!);
    await waitFor(() => expect(sent()).toBe(3));
    await userEvent.click(canvas.getByRole('radio', { name: 'Sketch' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }));
    const preview = within(canvas.getByRole('region', { name: 'Preview' }));
    await expect((await preview.findAllByText('In the queue...'))[0]).toBeVisible();
    await expect(sent()).toBe(3);
    loaded['world'].faults.clear();
    const strip = await stripOf(canvas);
    await strip.findByRole('button', { name: /^Sketch picture/, pressed: true });
    await expect(await strip.findByRole('button', { name: /^Anime picture/, pressed: false })).toBeVisible();
    await expect(sent()).toBe(4);
  },
};

/** A request that requires access is refused with a toast, and not sent. */
export const TriedWithoutAccess: Story = {
  tags: ['req:generate.similar-tried', 'req:generate.use-again'],
  parameters: { world: { scenario: 'creator', overrides: [seed({ user: { tokens: 1 } })] } },
  play: async ({ canvas }) => {
    await resultOf(canvas, '4K');
    await expect(await canvas.findByText('0 tokens')).toBeVisible();
    await tryIn(canvas, 'Anime');
    await expect(await toast('Tokens Required')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try in Anime 1 token' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reuse prompt' }));
    await expect(canvas.getByRole('radio', { name: 'HD' })).toBeChecked();
    // Images may be free: nothing is said to be missing before the server has refused one.
    await expect(canvas.queryByText(/token short/)).toBeNull();
  },
};

export const Trying: Story = {
  parameters: { world: { scenario: 'creator', overrides: [hang(endpoints.generate, { after: 1 })] } },
  play: async ({ canvas }) => {
    await resultOf(canvas);
    await tryIn(canvas, 'Anime');
    const similar = within(canvas.getByRole('region', { name: 'Similar styles' }));
    await expect(await similar.findByRole('button', { name: 'Cancel' })).toBeVisible();
  },
};

export const NotTried: Story = {
  parameters: {
    world: { scenario: 'creator', overrides: [fail(endpoints.generate, 500, '', { after: 1 })] },
  },
  play: async ({ canvas }) => {
    await resultOf(canvas);
    await tryIn(canvas, 'Anime');
    const similar = within(canvas.getByRole('region', { name: 'Similar styles' }));
    await expect(await similar.findByRole('button', { name: 'Try Again' })).toBeVisible();
  },
};

/** 'Save all' saves what is not saved, with one toast, and proposes titles; equal ones are numbered. */
export const AllSaved: Story = {
  tags: ['req:generate.save-all'],
  play: async ({ canvas, loaded }) => {
    await resultOf(canvas);
    await tryIn(canvas, 'Realistic');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show in Realistic' }));
    const strip = await stripOf(canvas);
    await userEvent.click(strip.getByRole('button', { name: 'Save all' }));
    await expect(await toast('2 creations saved')).toBeVisible();
    await expect(strip.queryByRole('button', { name: /Not saved/ })).toBeNull();
    await expect(strip.queryByRole('button', { name: 'Save all' })).toBeNull();
    const titles = loaded['world'].state.creations.slice(-2).map(({ title }: { title: string }) => title);
    await expect(titles.toSorted()).toEqual([PROMPT, `${PROMPT} 2`]);
    await expect(canvas.getByRole('link', { name: 'View in gallery' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/gallery\?creation=\d+$/),
    );
  },
};

/** What could not be saved stays marked, with one toast, and can be saved again. */
export const SomeNotSaved: Story = {
  tags: ['req:generate.save-all'],
  parameters: {
    world: { scenario: 'creator', overrides: [fail(endpoints.saveCreation, 500, '', { times: 1 })] },
  },
  play: async ({ canvas }) => {
    await resultOf(canvas);
    await tryIn(canvas, 'Realistic');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show in Realistic' }));
    const strip = await stripOf(canvas);
    await userEvent.click(strip.getByRole('button', { name: 'Save all' }));
    await expect(
      within(await toast('1 creation saved')).getByText('This failed for 1 creation.'),
    ).toBeVisible();
    await waitFor(() => expect(strip.getAllByRole('button', { name: /Not saved/ })).toHaveLength(1));
    await userEvent.click(strip.getByRole('button', { name: 'Save all' }));
    await waitFor(() => expect(strip.queryByRole('button', { name: 'Save all' })).toBeNull());
    await waitFor(() => expect(screen.queryByText('This failed for 1 creation.')).toBeNull());
  },
};
