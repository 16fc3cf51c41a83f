import { endpoints } from '@product/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fail, hang, slow } from 'mock-api';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { manualClock, pageParameters, StoryApp, type ManualClock } from '../../testing';
import { generate, PROMPT, promptOf, toast, typePrompt, type Canvas, resultOf } from './generate.steps';

const meta = {
  title: 'Screens/Generate',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { path: '/generate' },
  parameters: { ...pageParameters, world: { scenario: 'creator' } },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const withManualClock: Story['beforeEach'] = ({ args }) => {
  args.clock = manualClock();
};

export const Idle: Story = {
  tags: [
    'req:generation.idle',
    'req:routes.route-generate',
    'req:terms.default-medium',
    'req:terms.default-quality',
    'req:terms.default-ratio',
    'req:terms.default-style',
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Cyberpunk' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '1:1' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'HD' })).toBeChecked();
    await expect(canvas.getByRole('tab', { name: 'Image' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const Generating: Story = {
  tags: [
    'req:generate.generate-disabled-busy',
    'req:generate.preview-progress',
    'req:generation.generating',
    'req:generate.takes-longer',
    'req:generation.image-cap',
  ],
  parameters: { world: { scenario: 'creator', overrides: [hang(endpoints.generate)] } },
  beforeEach: withManualClock,
  play: async ({ canvas, args }) => {
    const clock = args.clock as ManualClock;
    await generate(canvas);
    await expect(await canvas.findByRole('button', { name: 'Generating...' })).toBeVisible();
    const bar = canvas.getByRole('progressbar', { name: 'Generation progress' });
    clock.advance(60_000);
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '95'));
    // Visible from another tab, too.
    await waitFor(() => expect(document.title).toMatch(/^95% · Create/));
    await expect(canvas.getByText('60s')).toBeVisible();
    await expect(canvas.getAllByText(/^This is taking longer than usual/)[0]).toBeVisible();
  },
};

/** Cancelled and submitted again at once, possibly before the first request has left the browser. */
export const CancelledAndAskedAgain: Story = {
  parameters: {
    world: { scenario: 'creator', overrides: [slow(endpoints.generate, 1000)] },
    chromatic: {
      disableSnapshot: true,
      reason: 'The first request is charged only if it has left the browser. Done has the same state.',
    },
  },
  play: async ({ canvas }) => {
    await generate(canvas);
    (await canvas.findByRole('button', { name: 'Cancel' })).click();
    (await canvas.findByRole('button', { name: 'Generate' })).click();
    await expect(await canvas.findByRole('button', { name: 'Download' })).toBeVisible();
  },
};

export const Cancelled: Story = {
  tags: ['req:generation.cancelled'],
  parameters: { world: { scenario: 'creator', overrides: [hang(endpoints.generate)] } },
  play: async ({ canvas }) => {
    await generate(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('button', { name: 'Generate' })).toBeEnabled();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(screen.queryByText('Generation Failed')).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Prompt' })).toHaveValue(PROMPT);
  },
};

/** After Cancel the result before is shown again, and not announced as if it were new. */
export const CancelledAfterAResult: Story = {
  tags: ['req:generation.cancelled', 'req:generate.progress-heard'],
  parameters: { world: { scenario: 'creator', overrides: [hang(endpoints.generate, { after: 1 })] } },
  play: async ({ canvas }) => {
    await resultOf(canvas);
    await expect(canvas.getByText('The result is ready.')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('button', { name: 'Download' })).toBeVisible();
    await expect(canvas.queryByText('The result is ready.')).toBeNull();
  },
};

export const EmptyPrompt: Story = {
  tags: ['req:rules.prompt-required'],
  play: async ({ canvas }) => {
    await typePrompt(canvas, '   ');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await screen.findByText('Prompt Required')).toBeVisible();
    await expect(screen.getAllByText('Please enter a prompt to generate content.')[0]).toBeVisible();
  },
};

/** Without tokens, locked options send no request, and each gives the reason. */
export const WithoutAccess: Story = {
  tags: ['req:access.gated', 'req:generate.video-locked'],
  parameters: { world: { scenario: 'newcomer' } },
  play: async ({ canvas }) => {
    const video = await canvas.findByRole('tab', { name: /Video/ });
    await expect(video).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getAllByText('Tokens Required').length).toBeGreaterThan(0);
    await userEvent.click(video);
    const toasted = within(await toast('Tokens Required'));
    await expect(
      toasted.getByText('Video generation requires tokens. Please purchase a token package to continue.'),
    ).toBeVisible();
    await expect(toasted.getByRole('link', { name: 'Buy Tokens' })).toHaveAttribute('href', '/pricing');
    await expect(canvas.getByRole('tab', { name: 'Image' })).toHaveAttribute('aria-selected', 'true');

    await userEvent.click(canvas.getByRole('radio', { name: /4K/ }));
    await screen.findByText(/^4K quality generation requires tokens/, { selector: '[data-ui=toast] *' });
    await expect(canvas.getByRole('radio', { name: /4K/ })).not.toBeChecked();
  },
};

/** Without tokens the trial still generates a picture at the default quality. */
export const OnTrial: Story = {
  parameters: { world: { scenario: 'newcomer' } },
  play: async ({ canvas }) => {
    await typePrompt(canvas);
    // The image is free: nothing is said to be missing.
    await expect(canvas.queryByText(/token short/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }));
    await expect(await canvas.findByRole('button', { name: 'Download' })).toBeVisible();
  },
};

const expectFormWithoutScrolling: Story['play'] = async ({ canvas, canvasElement }) => {
  await canvas.findByRole('radiogroup', { name: /^Qual/ });
  const settings = canvasElement.querySelector('[data-ui=generator-form] > :first-child')!;
  await expect(settings.scrollHeight).toBe(settings.clientHeight);
};

/** All settings and the button fit a window of 1440 × 900 px, with what is said to a user on the trial, too. */
export const FitsTheWindow: Story = {
  parameters: { world: { scenario: 'newcomer' } },
  globals: { viewport: { value: 'desk' } },
  play: expectFormWithoutScrolling,
};

/** In Portuguese the names of two styles need a second line. */
export const FitsTheWindowInPortuguese: Story = {
  parameters: { world: { scenario: 'newcomer' } },
  globals: { viewport: { value: 'desk' }, locale: 'pt' },
  play: expectFormWithoutScrolling,
};

/** On a tablet the empty frame takes what the form leaves of the window. */
export const IdleOnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Your picture will hang here')).toBeVisible();
    const frame = canvasElement.querySelector('[data-ui=preview-frame]')!;
    // As soon as it is known that no first steps come below it.
    await waitFor(() => expect(innerHeight - frame.getBoundingClientRect().bottom).toBeLessThan(40));
    await expect(document.documentElement.scrollHeight).toBe(innerHeight);
  },
};

/** On a phone the progress is above the form. It is in view wherever the page was scrolled to. */
export const ProgressInView: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { world: { scenario: 'creator', overrides: [hang(endpoints.generate)] } },
  beforeEach: withManualClock,
  play: async ({ canvas }) => {
    await typePrompt(canvas);
    scrollTo({ top: document.documentElement.scrollHeight });
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }));
    const bar = await canvas.findByRole('progressbar', { name: 'Generation progress' });
    const { top, bottom } = bar.getBoundingClientRect();
    await expect(top).toBeGreaterThan(0);
    await expect(bottom).toBeLessThan(innerHeight);
  },
};

/** What is missing is said once the server has refused an image. */
export const TrialUsedUp: Story = {
  tags: ['req:generate.shortfall'],
  parameters: {
    world: { scenario: 'newcomer', overrides: [fail(endpoints.generate, 402, 'Insufficient tokens.')] },
  },
  play: async ({ canvas }) => {
    await typePrompt(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }));
    await expect(await canvas.findByText('1 token short')).toBeVisible();
    const buy = within(canvas.getByRole('form', { name: 'What to generate' })).getAllByRole('link', {
      name: 'Buy Tokens',
    });
    await expect(buy.at(-1)).toHaveAttribute('href', '/buy-tokens?package=hobby');
  },
};

/** The frame has the same place while it is empty, with a result, and beside the strip. */
export const FrameStaysInPlace: Story = {
  parameters: { world: { scenario: 'creator', overrides: [hang(endpoints.generate, { after: 1 })] } },
  play: async ({ canvas, canvasElement }) => {
    const place = () => {
      const { x, y, width } = canvasElement.querySelector('[data-ui=preview-frame]')!.getBoundingClientRect();
      return { x, y: y + scrollY, width };
    };
    await promptOf(canvas);
    const first = place();
    await generate(canvas, 'Standard');
    await canvas.findByRole('button', { name: 'Download' });
    await expect(place()).toEqual(first);
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }));
    await canvas.findByRole('region', { name: 'This session' });
    await expect(place()).toEqual(first);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  },
};

async function expectAccess(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('radio', { name: '4K' }));
  await expect(canvas.getByRole('radio', { name: '4K' })).toBeChecked();
  await userEvent.click(canvas.getByRole('tab', { name: 'Video' }));
  await expect(canvas.getByRole('tab', { name: 'Video' })).toHaveAttribute('aria-selected', 'true');
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Create a video');
  await expect(canvas.queryByText('Tokens Required')).toBeNull();
}

export const Administrator: Story = {
  tags: ['req:access.admin', 'req:rules.access-admin'],
  parameters: { world: { scenario: 'admin' } },
  play: async ({ canvas }) => expectAccess(canvas),
};

export const WithTokens: Story = {
  tags: ['req:rules.access-tokens'],
  parameters: { world: { scenario: 'creator' } },
  play: async ({ canvas }) => expectAccess(canvas),
};

export const Subscriber: Story = {
  tags: ['req:rules.access-subscription', 'req:rules.older-trial-quality'],
  parameters: { world: { scenario: 'subscriber' } },
  play: async ({ canvas }) => {
    await expectAccess(canvas);
    await typePrompt(canvas);
    await expect(canvas.getAllByText('Included')[0]).toBeVisible();
  },
};

/** The `trial` business model has its own texts for these messages. */
export const TrialModel: Story = {
  globals: { businessModel: 'trial' },
  parameters: { world: { scenario: 'creator', overrides: [fail(endpoints.generate, 500)] } },
  play: async ({ canvas }) => {
    await typePrompt(canvas, ' {Control>}{Enter}{/Control}');
    await expect(
      within(await toast('Prompt Required')).getByText('Please enter a prompt to generate an image.'),
    ).toBeVisible();
    await generate(canvas);
    await expect(
      within(await toast('Generation Failed')).getByText('Failed to generate image. Please try again.'),
    ).toBeVisible();
  },
};

/** A long prompt with any content is sent unchanged. */
export const LongPrompt: Story = {
  parameters: { world: { scenario: 'creator', overrides: [hang(endpoints.generate)] } },
  beforeEach: withManualClock,
  play: async ({ canvas }) => {
    const words = `  ${'a wave \u{1F30A} '.repeat(1_000)}\n  `;
    const send = window.fetch;
    const sent: string[] = [];
    const fetching = spyOn(window, 'fetch').mockImplementation(async (input, init) => {
      const request = new Request(input, init);
      if (request.url.endsWith('/api/generate')) sent.push(await request.clone().text());
      return send(request);
    });
    const area = await promptOf(canvas);
    await userEvent.click(area);
    await userEvent.paste(words);
    await userEvent.keyboard('!{Control>}{Enter}{/Control}');
    await expect(await canvas.findByRole('button', { name: 'Generating...' })).toBeVisible();
    await waitFor(() => expect(sent).toHaveLength(1));
    await expect(JSON.parse(sent[0] ?? '').prompt === `${words}!`).toBe(true);
    fetching.mockRestore();
  },
};

export const BegunWithAnExample: Story = {
  play: async ({ canvas }) => {
    const examples = within(await canvas.findByRole('list', { name: 'Try one of these' }));
    const [first, second] = examples.getAllByRole('button');
    await userEvent.click(first!);
    await expect(await promptOf(canvas)).toHaveValue(first!.textContent);
    await typePrompt(canvas, ' and more');
    await userEvent.click(second!);
    await expect(await promptOf(canvas)).toHaveValue(second!.textContent);
    await userEvent.click(first!);
    await expect(await promptOf(canvas)).toHaveValue(first!.textContent);
  },
};

export const DraftSurvivesTheWayToTheGallery: Story = {
  tags: ['req:generate.draft', 'req:header.nav-create'],
  play: async ({ canvas }) => {
    await typePrompt(canvas);
    await userEvent.click(canvas.getByRole('link', { name: 'Gallery' }));
    await canvas.findByRole('heading', { level: 1, name: 'Gallery' });
    await userEvent.click(canvas.getByRole('link', { name: 'Create' }));
    await expect(await canvas.findByRole('textbox', { name: 'Prompt' })).toHaveValue(PROMPT);
  },
};
