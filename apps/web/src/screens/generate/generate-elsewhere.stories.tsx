import { endpoints } from '@product/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fail, hang } from 'mock-api';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { manualClock, pageParameters, StoryApp, type ManualClock } from '../../testing';
import { storedResults } from '../../lib/stored-results';
import {
  asksBeforeUnload,
  generate,
  generateVideo,
  isToastShown,
  PROMPT,
  promptOf,
  resultOf,
  toast,
  type Canvas,
} from './generate.steps';

const meta = {
  title: 'Flows/Generation elsewhere',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { path: '/generate' },
  parameters: {
    ...pageParameters,
    world: { scenario: 'creator', overrides: [hang(endpoints.generate, { times: 1 })] },
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const withManualClock: Story['beforeEach'] = ({ args }) => {
  args.clock = manualClock();
};

const header = (canvas: Canvas) => within(canvas.getByRole('banner'));

async function leave(canvas: Canvas) {
  await userEvent.click(header(canvas).getByRole('link', { name: 'Pricing' }));
  await canvas.findByRole('heading', { level: 1, name: /Pay for pictures/ });
}

/** The header and the title show its progress on another screen. A press leads back to it. */
export const GoesOn: Story = {
  tags: ['req:generation.outlives-screen'],
  beforeEach: withManualClock,
  play: async ({ canvas, args }) => {
    const clock = args.clock as ManualClock;
    await generate(canvas);
    await canvas.findByRole('progressbar', { name: 'Generation progress' });
    await expect(header(canvas).queryByRole('link', { name: /^Generating/ })).toBeNull();
    await leave(canvas);
    clock.advance(2_100);
    const ring = await header(canvas).findByRole('link', { name: 'Generating, 42%' });
    await waitFor(() => expect(document.title).toMatch(/^42% · Pricing/));
    await expect(asksBeforeUnload()).toBe(true);
    await userEvent.click(ring);
    await expect(await canvas.findByRole('progressbar', { name: 'Generation progress' })).toHaveAttribute(
      'aria-valuenow',
      '42',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('button', { name: 'Generate' })).toBeEnabled();
    await expect(asksBeforeUnload()).toBe(false);
    await expect(document.title).toMatch(/^Create/);
    await expect(isToastShown()).toBe(false);
  },
};

/** Its end is announced once, with a link to the result; the balance is right wherever one stands. */
export const EndsElsewhere: Story = {
  tags: ['req:generation.outlives-screen'],
  play: async ({ canvas, loaded }) => {
    await generate(canvas);
    await canvas.findByRole('progressbar', { name: 'Generation progress' });
    await leave(canvas);
    await header(canvas).findByRole('link', { name: /^Generating/ });
    loaded['world'].faults.clear();
    const ready = within(await toast('The result is ready'));
    await expect(await canvas.findByText('119 tokens')).toBeVisible();
    await waitFor(() => expect(header(canvas).queryByRole('link', { name: /^Generating/ })).toBeNull());
    await userEvent.click(ready.getByRole('link', { name: 'View' }));
    const picture = await canvas.findByRole('img', { name: `Cartoon picture: ${PROMPT}` });
    await waitFor(() => expect(picture).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Save to Gallery' })).toBeVisible();
  },
};

/** A failure is announced once, too. Its screen has the prompt and the reason. */
export const FailsElsewhere: Story = {
  tags: ['req:generation.outlives-screen'],
  parameters: {
    world: {
      scenario: 'creator',
      overrides: [
        fail(endpoints.generate, 500, 'The studio is closed.'),
        hang(endpoints.generate, { times: 1 }),
      ],
    },
  },
  play: async ({ canvas, loaded }) => {
    await generate(canvas);
    await canvas.findByRole('progressbar', { name: 'Generation progress' });
    await leave(canvas);
    loaded['world'].faults.clear();
    const failed = within(await toast('Generation Failed'));
    await userEvent.click(failed.getByRole('link', { name: 'Back to the prompt' }));
    await expect(await promptOf(canvas)).toHaveValue(PROMPT);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Generation Failed');
  },
};

/** A video announces its steps on every screen. */
export const VideoSteps: Story = {
  tags: ['req:generation.outlives-screen'],
  beforeEach: withManualClock,
  play: async ({ canvas, args }) => {
    const clock = args.clock as ManualClock;
    await generateVideo(canvas);
    await canvas.findByRole('progressbar', { name: 'Generation progress' });
    await leave(canvas);
    clock.advance(18_000);
    await expect(await toast('Generating first scenes...')).toBeVisible();
    await userEvent.click(await header(canvas).findByRole('link', { name: 'Generating, 30%' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(isToastShown()).toBe(false));
  },
};

/** A similar style goes on, too, and its result is in its place. */
export const SimilarStyleGoesOn: Story = {
  tags: ['req:generation.outlives-screen', 'req:generate.similar-tried'],
  parameters: {
    world: { scenario: 'creator', overrides: [hang(endpoints.generate, { after: 1, times: 1 })] },
  },
  play: async ({ canvas, loaded }) => {
    await resultOf(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Try in Anime 1 token' }));
    await leave(canvas);
    await header(canvas).findByRole('link', { name: /^Generating/ });
    loaded['world'].faults.clear();
    await userEvent.click(within(await toast('The result is ready')).getByRole('link', { name: 'View' }));
    await expect(await canvas.findByRole('button', { name: 'Show in Anime' })).toBeVisible();
  },
};

/** After a cancel the last result is shown again. */
export const CancelledAfterAResult: Story = {
  tags: ['req:generation.cancelled'],
  parameters: { world: { scenario: 'creator', overrides: [hang(endpoints.generate, { after: 1 })] } },
  play: async ({ canvas }) => {
    await resultOf(canvas);
    await userEvent.click(canvas.getByRole('radio', { name: 'Anime' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    const picture = await canvas.findByRole('img', { name: `Cartoon picture: ${PROMPT}` });
    await waitFor(() => expect(picture).toBeVisible());
  },
};

/** A logout ends a running generation, and nothing of it is left. */
export const EndedByLogOut: Story = {
  tags: ['req:generation.outlives-screen', 'req:session.logout-clears-user'],
  play: async ({ canvas, loaded }) => {
    await generate(canvas);
    await leave(canvas);
    await header(canvas).findByRole('link', { name: /^Generating/ });
    await userEvent.click(header(canvas).getByRole('button', { name: 'Log Out' }));
    await expect(await toast('Logged out')).toBeVisible();
    await waitFor(() => expect(header(canvas).queryByRole('link', { name: /^Generating/ })).toBeNull());
    loaded['world'].faults.clear();
    await expect(await canvas.findByRole('button', { name: 'Login' })).toBeVisible();
    await expect(storedResults.get()).toBeNull();
  },
};

const LOG_OUTS: Record<string, (canvas: Canvas) => Promise<void>> = {
  header: (canvas) => userEvent.click(header(canvas).getByRole('button', { name: 'Log Out' })),
  menu: async (canvas) => {
    await userEvent.click(header(canvas).getByRole('button', { name: 'demo' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log Out' }));
  },
  drawer: async (canvas) => {
    await userEvent.click(header(canvas).getByRole('button', { name: 'Open menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Log Out' }));
  },
  palette: async () => {
    await userEvent.keyboard('{Control>}k{/Control}');
    const palette = within(await screen.findByRole('dialog', { name: 'Commands' }));
    await userEvent.type(palette.getByRole('combobox'), 'log out{Enter}');
  },
};

/** Results that are not saved are asked for once before a logout, with their number. Cancel keeps all. */
const askedBy = (way: string): Story => ({
  parameters: { world: { scenario: 'creator', overrides: [] } },
  globals: way === 'drawer' ? { viewport: { value: 'phone' } } : {},
  play: async ({ canvas }) => {
    await resultOf(canvas);
    const logOut = () => LOG_OUTS[way]?.(canvas);
    await logOut();
    const question = within(await screen.findByRole('alertdialog', { name: 'Log out without saving?' }));
    await expect(question.getByText(/^1 result from this session is not in your gallery/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(document.body).not.toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Save to Gallery' })).toBeVisible();
    await expect(storedResults.get()).toContain(PROMPT);
    await logOut();
    const again = within(await screen.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: 'Log Out' }));
    await expect(await toast('Logged out')).toBeVisible();
    await waitFor(() => expect(storedResults.get()).toBeNull());
  },
});

export const AskedBeforeLogOut: Story = {
  ...askedBy('header'),
  tags: ['req:session.unsaved-question'],
};
export const AskedByTheMenu: Story = askedBy('menu');
export const AskedByTheDrawer: Story = {
  ...askedBy('drawer'),
  parameters: {
    ...askedBy('drawer').parameters,
    chromatic: {
      disableSnapshot: true,
      reason: 'The last frame comes while the drawer leaves. AskedByTheMenu ends in the same way.',
    },
  },
};
export const AskedByThePalette: Story = askedBy('palette');
