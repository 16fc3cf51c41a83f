import { endpoints } from '@product/api-client';
import { GENERATOR_DEFAULTS } from '@product/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer, fail, hang, offline, seed, type Override } from 'mock-api';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { manualClock, pageParameters, StoryApp, type ManualClock } from '../../testing';
import { tabStorage } from '../../lib/safe-storage';
import { TAB_KEYS } from '../../lib/stored';
import { asksBeforeUnload, promptOf, toast, typePrompt, type Canvas } from './generate.steps';

const meta = {
  title: 'Screens/Generate/Queue',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { path: '/generate' },
  parameters: { ...pageParameters, world: { scenario: 'creator' } },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The duration of a generation is shown, and would differ in each picture. */
const withManualClock: Story['beforeEach'] = ({ args }) => {
  args.clock = manualClock();
};

const quantityOf = (canvas: Canvas) => canvas.findByRole('spinbutton', { name: 'Quantity' });

async function fill(canvas: Canvas, prompt: string, quantity: number) {
  await userEvent.click(await promptOf(canvas));
  await userEvent.paste(prompt);
  await userEvent.click(canvas.getByRole('radio', { name: 'Standard' }));
  const field = await quantityOf(canvas);
  await userEvent.clear(field);
  await userEvent.type(field, String(quantity));
}

const press = (canvas: Canvas, name: string | RegExp = 'Generate') =>
  userEvent.click(canvas.getByRole('button', { name }));

const panelOf = async (canvas: Canvas) =>
  within((await canvas.findByRole('heading', { name: 'Queue' })).closest('section')!);

/** The rows of the queue: the state and the prompt of each. */
const rowsOf = (panel: Canvas) =>
  panel
    .getAllByRole('listitem')
    .map((row: HTMLElement) => row.textContent.replace(/[↑↓].*|Cancel$|Try Again.*/, ''));

/** The cost is on the button, and what it leaves below it. The results join the session, unsaved. */
export const Several: Story = {
  tags: ['req:generate.queue-plan', 'req:generate.queue-panel'],
  play: async ({ canvas }) => {
    await fill(canvas, 'A lighthouse', 3);
    await expect(await canvas.findByText('3 images, 3 tokens; 117 tokens left after that')).toBeVisible();
    const generate = canvas.getByRole('button', { name: 'Generate' });
    await expect(within(generate).getByText('3 tokens')).toBeVisible();
    await press(canvas);
    const panel = await panelOf(canvas);
    await expect(canvas.getByRole('button', { name: 'Generating...' })).toBeVisible();
    await expect(asksBeforeUnload()).toBe(true);
    await panel.findByText('3 of 3 done', undefined, { timeout: 5_000 });
    await expect(rowsOf(panel)).toEqual(Array.from({ length: 3 }, () => 'DoneA lighthouse'));
    await expect(await canvas.findByText('117 tokens')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Generate' })).toBeEnabled();
    await expect(screen.queryByText(/^The result is ready/)).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Queue' })).toBeNull());
  },
};

/** Alternatives in braces stand for several prompts, which are shown on request. */
export const Alternatives: Story = {
  tags: ['req:generate.queue-plan'],
  play: async ({ canvas }) => {
    await fill(canvas, 'a {red|{light|dark} blue} kite', 1);
    await expect(await canvas.findByText('3 images, 3 tokens; 117 tokens left after that')).toBeVisible();
    await userEvent.click(canvas.getByText('Show the prompts'));
    const prompts = within(canvas.getByRole('region', { name: 'Show the prompts' }));
    await expect(prompts.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'a red kite',
      'a light blue kite',
      'a dark blue kite',
    ]);
    await press(canvas);
    const panel = await panelOf(canvas);
    await panel.findByText('3 of 3 done', undefined, { timeout: 5_000 });
    await expect(
      await canvas.findByRole('img', { name: 'Cyberpunk picture: a dark blue kite' }),
    ).toBeInTheDocument();
  },
};

const SEVERAL = 'Several styles and ratios';

async function openSeveral(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: SEVERAL }));
  return within(await screen.findByRole('dialog', { name: SEVERAL }));
}

/** Further styles and ratios multiply. The form's own ones are among them, and cannot be left out. */
export const SeveralStyles: Story = {
  tags: ['req:generate.queue-plan'],
  play: async ({ canvas }) => {
    await fill(canvas, 'A lighthouse', 1);
    const panel = await openSeveral(canvas);
    const own = await panel.findByRole('checkbox', { name: 'Cyberpunk' });
    await expect(own).toBeChecked();
    await expect(own).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(panel.getByRole('checkbox', { name: 'Anime' }));
    await userEvent.click(panel.getByRole('checkbox', { name: '16:9' }));
    await expect(await canvas.findByText('4 images, 4 tokens; 116 tokens left after that')).toBeVisible();
  },
};

/** Each row has its style and ratio. A further style that becomes the form's own counts once. */
export const SeveralStylesDone: Story = {
  play: async (context) => {
    const { canvas } = context;
    await SeveralStyles.play?.(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: SEVERAL })).toHaveFocus());
    await press(canvas);
    const rows = await panelOf(canvas);
    await rows.findByText('4 of 4 done', undefined, { timeout: 5_000 });
    await expect(rowsOf(rows)).toEqual([
      'DoneA lighthouseCyberpunk 1:1 ',
      'DoneA lighthouseCyberpunk 16:9 ',
      'DoneA lighthouseAnime 1:1 ',
      'DoneA lighthouseAnime 16:9 ',
    ]);
    await userEvent.click(canvas.getByRole('radio', { name: 'Anime' }));
    await canvas.findByText('2 images, 2 tokens; 114 tokens left after that');
    const panel = await openSeveral(canvas);
    await userEvent.click(await panel.findByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(canvas.queryByText(/tokens left after that/)).toBeNull());
  },
};

/** What the balance does not cover does not begin. It waits for a purchase, and then for a press. */
export const NotAllCovered: Story = {
  tags: ['req:generate.queue-plan', 'req:generate.queue-failure'],
  parameters: { world: { scenario: 'creator', overrides: [seed({ user: { tokens: 2 } })] } },
  play: async ({ canvas }) => {
    await fill(canvas, 'A lighthouse', 4);
    await canvas.findByText('4 images, 4 tokens; your balance covers 2: the first 2 will run');
    await expect(canvas.getByText('The Hobby pack covers it')).toBeVisible();
    await press(canvas);
    const panel = await panelOf(canvas);
    await panel.findByText('Stopped: your balance does not cover the next one.', undefined, {
      timeout: 5_000,
    });
    await expect(rowsOf(panel).map((row: string) => row.slice(0, 4))).toEqual([
      'Done',
      'Done',
      'Wait',
      'Wait',
    ]);
    await expect(panel.queryByRole('button', { name: 'Continue' })).toBeNull();
    await expect(panel.getByRole('link', { name: 'Buy Tokens' })).toHaveAttribute(
      'href',
      '/buy-tokens?package=hobby',
    );
    await expect(screen.queryByText('Tokens Required', { selector: '[data-ui=toast] *' })).toBeNull();
  },
};

/** While one is generated, others join the queue, in the order that the user gives them. */
export const AddedMeanwhile: Story = {
  tags: ['req:generate.queue-panel'],
  parameters: { world: { scenario: 'creator', overrides: [hang(endpoints.generate, { times: 1 })] } },
  play: async ({ canvas }) => {
    await typePrompt(canvas, 'first');
    await userEvent.click(canvas.getByRole('radio', { name: 'Standard' }));
    await press(canvas);
    for (const prompt of ['second', 'third', 'fourth']) {
      await userEvent.clear(await promptOf(canvas));
      await typePrompt(canvas, prompt);
      await userEvent.click(await canvas.findByRole('button', { name: 'Add to queue' }));
    }
    const panel = await panelOf(canvas);
    await waitFor(() => expect(rowsOf(panel)).toEqual(['Waitingsecond', 'Waitingthird', 'Waitingfourth']));
    await userEvent.click(panel.getByRole('button', { name: 'Move up: fourth' }));
    await userEvent.click(panel.getByRole('button', { name: 'Remove: third' }));
    await expect(rowsOf(panel)).toEqual(['Waitingsecond', 'Waitingfourth']);
    // The generation of the form ends, and the queue begins.
    await press(canvas, 'Cancel');
    await panel.findByText('2 of 2 done', undefined, { timeout: 5_000 });
  },
};

/** Paused, the running one ends; cancelled, it goes, and the next one begins. */
export const PausedAndCancelled: Story = {
  tags: ['req:generate.queue-panel'],
  parameters: { world: { scenario: 'creator', overrides: [hang(endpoints.generate)] } },
  play: async ({ canvas, loaded }) => {
    await fill(canvas, 'A lighthouse', 3);
    await press(canvas);
    const panel = await panelOf(canvas);
    await userEvent.click(await panel.findByRole('button', { name: 'Cancel: A lighthouse' }));
    await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(2));
    await panel.findByText('Running');
    await userEvent.click(panel.getByRole('button', { name: 'Pause after this one' }));
    await expect(panel.getByText('Paused')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Cancel: A lighthouse' }));
    await waitFor(() => expect(rowsOf(panel)).toEqual(['WaitingA lighthouse']));
    // Not before: a call that has not arrived yet would be answered, and charged.
    loaded['world'].faults.clear();
    await expect(panel.getByText(/^1 image, 1 token;/)).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Continue' }));
    await panel.findByText('1 of 1 done', undefined, { timeout: 5_000 });
  },
};

/** A failure stays in its place, without a toast; the next one begins, and the form keeps what is in it. */
export const OneFails: Story = {
  tags: ['req:generate.queue-failure', 'req:generate.queue-heard'],
  parameters: {
    world: {
      scenario: 'creator',
      overrides: [fail(endpoints.generate, 500, { message: 'The model is busy.' }, { times: 1 })],
    },
  },
  play: async ({ canvas }) => {
    await fill(canvas, 'a {red|blue} kite', 1);
    await press(canvas);
    const panel = await panelOf(canvas);
    await panel.findByText('1 of 2 done, 1 failed', undefined, { timeout: 5_000 });
    await expect(canvas.getByText('The queue has finished. 1 of 2 done, 1 failed')).toHaveRole('status');
    await expect(panel.getByText('The model is busy.')).toBeVisible();
    // There was an answer.
    await expect(panel.getByText('You may have been charged.')).toBeVisible();
    await expect(screen.queryByText('Generation Failed')).toBeNull();
    await expect(await promptOf(canvas)).toHaveValue('a {red|blue} kite');
    await expect(canvas.getByRole('radio', { name: 'Standard' })).toBeChecked();
    await userEvent.click(panel.getByRole('button', { name: 'Try Again: a red kite' }));
    await waitFor(() => expect(panel.queryByText('The model is busy.')).toBeNull());
    await panel.findByText('2 of 2 done', undefined, { timeout: 5_000 });
    await expect(rowsOf(panel)).toEqual(['Donea blue kite', 'Donea red kite']);
  },
};

/** Without a connection nothing more begins. */
export const ConnectionLost: Story = {
  tags: ['req:generate.queue-failure'],
  parameters: { world: { scenario: 'creator', overrides: [offline(endpoints.generate, { times: 1 })] } },
  play: async ({ canvas }) => {
    await fill(canvas, 'A lighthouse', 2);
    await press(canvas);
    const panel = await panelOf(canvas);
    await panel.findByText('Stopped: there was no answer from the server.', undefined, { timeout: 5_000 });
    await expect(rowsOf(panel)[1]).toBe('WaitingA lighthouse');
    await userEvent.click(panel.getByRole('button', { name: 'Continue' }));
    await panel.findByText('1 of 2 done, 1 failed', undefined, { timeout: 5_000 });
  },
};

/** The server decides how long it waits after a 429. */
export const Delayed: Story = {
  tags: ['req:generate.queue-failure'],
  parameters: {
    world: { scenario: 'creator', overrides: [fail(endpoints.generate, 429, '', { times: 1 })] },
  },
  beforeEach: withManualClock,
  play: async ({ canvas, args }) => {
    await fill(canvas, 'A lighthouse', 2);
    await press(canvas);
    const panel = await panelOf(canvas);
    await panel.findByText('The server is busy. The queue will continue in 30s.');
    (args.clock as ManualClock).advance(30_000);
    await panel.findByText('2 of 2 done', undefined, { timeout: 5_000 });
  },
};

/** After a reload what waits is there, and asks before it goes on. What was running may have been charged. */
export const AfterReload: Story = {
  tags: ['req:generate.queue-kept'],
  beforeEach: () => {
    const job = (prompt: string, state: string) => ({
      set: 1,
      choices: { ...GENERATOR_DEFAULTS, quality: 'standard', prompt },
      state,
    });
    tabStorage.set(
      TAB_KEYS.queue,
      JSON.stringify({ userId: 1, jobs: [job('a red kite', 'running'), job('a blue kite', 'waiting')] }),
    );
  },
  play: async ({ canvas }) => {
    const panel = await panelOf(canvas);
    await expect(panel.getByText('These are waiting. Do you want to continue?')).toBeVisible();
    await expect(panel.getByText('There was no answer: you may have been charged.')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Continue' }));
    await panel.findByText('1 of 2 done, 1 failed', undefined, { timeout: 5_000 });
    await userEvent.click(within(canvas.getByRole('banner')).getByRole('button', { name: 'Log Out' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Log Out' }));
    await waitFor(() => expect(tabStorage.get(TAB_KEYS.queue)).toBeNull());
  },
};

/** On a phone the question is above the form, and the first steps of a new user give way to it. */
export const AfterReloadOnAPhone: Story = {
  tags: ['req:generate.queue-kept'],
  globals: { viewport: { value: 'phone' } },
  parameters: { world: { scenario: 'creator', overrides: [answer(endpoints.listCreations, [])] } },
  beforeEach: AfterReload.beforeEach!,
  play: async ({ canvas }) => {
    const panel = await panelOf(canvas);
    await import('./first-steps/first-steps');
    for (let frame = 0; frame < 20; frame += 1) {
      await new Promise(requestAnimationFrame);
      await expect(canvas.queryByRole('region', { name: 'First steps' })).toBeNull();
    }
    await expect(panel.getByRole('button', { name: 'Continue' }).getBoundingClientRect().bottom).toBeLessThan(
      innerHeight,
    );
  },
};

/** On another screen the ring shows the progress of all, and one toast their end, with how many have failed. */
export const Elsewhere: Story = {
  tags: ['req:generate.queue-kept', 'req:generate.queue-heard'],
  parameters: {
    world: {
      scenario: 'creator',
      overrides: [hang(endpoints.generate), fail(endpoints.generate, 500, '', { times: 1 })],
    },
  },
  play: async ({ canvas, loaded }) => {
    await fill(canvas, 'A lighthouse', 3);
    await press(canvas);
    await (await panelOf(canvas)).findByText('0 of 3 done, 1 failed', undefined, { timeout: 5_000 });
    const header = within(canvas.getByRole('banner'));
    await userEvent.click(header.getByRole('link', { name: 'Pricing' }));
    await header.findByRole('link', { name: /^Generating/ });
    loaded['world'].faults.clear();
    const done = within(await toast('The queue has finished.'));
    await expect(done.getByText('2 of 3 done, 1 failed')).toBeVisible();
    await userEvent.click(done.getByRole('link', { name: 'View' }));
    const panel = await panelOf(canvas);
    await expect(panel.getByText('2 of 3 done, 1 failed')).toBeVisible();
  },
};

/** More than there is room for. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await fill(canvas, '{a|b} {c|d}', 13);
    await expect(
      await canvas.findByText(
        'The queue holds at most 50. Choose a lower quantity, or fewer alternatives, styles or ratios.',
      ),
    ).toBeVisible();
  },
};

export const Running: Story = {
  parameters: { world: { scenario: 'creator', overrides: [hang(endpoints.generate)] } },
  beforeEach: withManualClock,
  play: async ({ canvas }) => {
    await fill(canvas, 'A lighthouse', 3);
    await press(canvas);
    const panel = await panelOf(canvas);
    await expect(await panel.findByText('Running')).toBeVisible();
    await expect(panel.getAllByText('Waiting')).toHaveLength(2);
  },
};

export const Paused: Story = {
  ...Running,
  play: async (context) => {
    await Running.play!(context);
    const panel = await panelOf(context.canvas);
    await userEvent.click(panel.getByRole('button', { name: 'Pause after this one' }));
    await expect(await panel.findByText('Paused')).toBeVisible();
  },
};

/** One of two fails, and stays with its reason. */
export const Failed: Story = {
  parameters: {
    world: { scenario: 'creator', overrides: [fail(endpoints.generate, 500, '', { times: 1 })] },
  },
  play: async ({ canvas }) => {
    await fill(canvas, 'a {red|blue} kite', 1);
    await press(canvas);
    const panel = await panelOf(canvas);
    await panel.findByText('1 of 2 done, 1 failed', undefined, { timeout: 5_000 });
    await expect(panel.getByRole('button', { name: 'Try Again: a red kite' })).toBeVisible();
    await expect(panel.getByText('There was no answer: you may have been charged.')).toBeVisible();
  },
};

const stops = (override: Override, sentence: string): Story => ({
  parameters: { world: { scenario: 'creator', overrides: [override] } },
  play: async ({ canvas }) => {
    await fill(canvas, 'A lighthouse', 2);
    await press(canvas);
    await expect(await (await panelOf(canvas)).findByText(sentence)).toBeVisible();
  },
});

export const StoppedByTheConnection = stops(
  offline(endpoints.generate),
  'Stopped: there was no answer from the server.',
);

export const StoppedByTheSession = stops(
  fail(endpoints.generate, 401, '', { times: 1 }),
  'Stopped: you were logged out.',
);
