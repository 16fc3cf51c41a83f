import { endpoints } from '@product/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer, fail, offline } from 'mock-api';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { tabStorage } from '../../lib/safe-storage';
import { TAB_KEYS } from '../../lib/stored';
import { StoryApp, pageParameters } from '../../testing';
import { generate, PROMPT, recordAnnouncements, toast } from './generate.steps';

const meta = {
  title: 'Screens/Generate',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { path: '/generate' },
  parameters: { ...pageParameters, world: { scenario: 'creator' } },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  tags: ['req:failures.generation', 'req:generation.failed'],
  parameters: { world: { scenario: 'creator', overrides: [fail(endpoints.generate, 500)] } },
  play: async ({ canvas }) => {
    await generate(canvas);
    await expect(
      (await screen.findAllByText('Failed to generate content. Please try again.'))[0],
    ).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await expect(canvas.getByRole('textbox', { name: 'Prompt' })).toHaveValue(PROMPT);
    await expect(canvas.getByRole('button', { name: 'Generate' })).toBeEnabled();
  },
};

export const FailedAndTriedAgain: Story = {
  parameters: {
    world: { scenario: 'creator', overrides: [fail(endpoints.generate, 500, '', { times: 1 })] },
  },
  play: async ({ canvas }) => {
    await generate(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Try Again' }));
    await expect(await canvas.findByRole('button', { name: 'Download' })).toBeVisible();
    await expect(await canvas.findByText('119 tokens')).toBeVisible();
  },
};

/** The server's message takes precedence, in the toast and in place. */
export const RefusedWithMessage: Story = {
  parameters: {
    world: {
      scenario: 'creator',
      overrides: [fail(endpoints.generate, 429, { message: 'One at a time, please.' })],
    },
  },
  play: async ({ canvas }) => {
    await generate(canvas);
    await expect(within(await toast('Generation Failed')).getByText('One at a time, please.')).toBeVisible();
    await expect(within(await canvas.findByRole('alert')).getByText('One at a time, please.')).toBeVisible();
  },
};

/** A response without usable media is handled as a failure. */
export const AnswerWithoutMedia: Story = {
  parameters: {
    world: {
      scenario: 'creator',
      overrides: [answer(endpoints.generate, { mediaUrl: 'javascript:alert(1)' })],
    },
  },
  play: Failed.play,
};

export const AnswerIsNotJson: Story = {
  parameters: {
    world: { scenario: 'creator', overrides: [answer(endpoints.generate, '<html>Hello</html>')] },
  },
  play: Failed.play,
};

/** After a 401 the failure is shown, the auth screen opens, and the prompt is kept for the next login. */
export const SessionLost: Story = {
  parameters: {
    world: {
      scenario: 'creator',
      overrides: [fail(endpoints.generate, 401), fail(endpoints.getUser, 401, '', { after: 1 })],
    },
  },
  play: async ({ canvas }) => {
    await generate(canvas);
    await expect(await toast('Generation Failed')).toBeVisible();
    await expect(await canvas.findByRole('tab', { name: 'Login' })).toBeVisible();
    await expect(JSON.parse(tabStorage.get(TAB_KEYS.draft) ?? '{}')).toMatchObject({ prompt: PROMPT });
  },
};

export const WithoutNetwork: Story = {
  tags: ['req:failures.generation'],
  parameters: { world: { scenario: 'creator', overrides: [offline(endpoints.generate)] } },
  play: Failed.play,
};

/**
 * The trial is used up: instead of the failure's toast, the one that links to the token packs is shown. The preview
 * shows the failure and its reason, with the same link. A screen reader announces both.
 */
export const OutOfTokens: Story = {
  tags: ['req:failures.tokens-required-action'],
  parameters: { world: { scenario: 'outOfTokens' } },
  play: async ({ canvas }) => {
    const { heard, stop } = recordAnnouncements();
    await generate(canvas);
    const required = within(await toast('Tokens Required'));
    await expect(screen.queryByText('Generation Failed', { selector: '[data-ui=toast] *' })).toBeNull();
    await expect(required.getByText(/Insufficient tokens/)).toBeVisible();
    await expect(required.getByRole('link', { name: 'Buy Tokens' })).toHaveAttribute('href', '/pricing');
    await waitFor(() => expect(heard()).toMatch(/Tokens Required.*Insufficient tokens/));
    await expect(heard()).toMatch(/Generation Failed.*Insufficient tokens/);
    stop();

    const failure = within(await canvas.findByRole('alert'));
    await expect(failure.getByText('Generation Failed')).toBeVisible();
    await expect(failure.getByText(/Insufficient tokens/)).toBeVisible();
    await expect(failure.getByRole('link', { name: 'Buy Tokens' })).toHaveAttribute('href', '/pricing');
    await expect(canvas.getByRole('textbox', { name: 'Prompt' })).toHaveValue(PROMPT);
  },
};
