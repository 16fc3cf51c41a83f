import { endpoints } from '@product/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer, fail, offline } from 'mock-api';
import { expect, screen, userEvent, within } from 'storybook/test';
import { StoryApp } from '../../testing';
import { closeToast, generate, PROMPT, toast } from './story-acts';

const meta = {
  title: 'Screens/Generate',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { path: '/generate' },
  parameters: { layout: 'fullscreen', world: { scenario: 'creator' } },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  parameters: { world: { scenario: 'creator', bend: [fail(endpoints.generate, 500)] } },
  play: async ({ canvas }) => {
    await generate(canvas);
    await expect(
      (await screen.findAllByText('Failed to generate content. Please try again.'))[0],
    ).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Prompt' })).toHaveValue(PROMPT);
    await expect(canvas.getByRole('button', { name: 'Generate' })).toBeEnabled();
  },
};

/** Once more, with what was asked for. */
export const FailedAndTriedAgain: Story = {
  parameters: {
    world: { scenario: 'creator', bend: [fail(endpoints.generate, 500, '', { times: 1 })] },
  },
  play: async ({ canvas }) => {
    await generate(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Try Again' }));
    await expect(await canvas.findByRole('button', { name: 'Download' })).toBeVisible();
    await expect(await canvas.findByText('119 tokens')).toBeVisible();
  },
};

/** The server's own words come first, in the toast and in place. */
export const RefusedInWords: Story = {
  parameters: {
    world: {
      scenario: 'creator',
      bend: [fail(endpoints.generate, 429, { message: 'One at a time, please.' })],
    },
  },
  play: async ({ canvas }) => {
    await generate(canvas);
    await expect(within(await toast('Generation Failed')).getByText('One at a time, please.')).toBeVisible();
    await expect(within(canvas.getByRole('alert')).getByText('One at a time, please.')).toBeVisible();
  },
};

/** An answer without anything to show is a failure like any other. */
export const AnswerWithoutMedia: Story = {
  parameters: {
    world: { scenario: 'creator', bend: [answer(endpoints.generate, { mediaUrl: 'javascript:alert(1)' })] },
  },
  play: Failed.play,
};

export const AnswerIsNotJson: Story = {
  parameters: { world: { scenario: 'creator', bend: [answer(endpoints.generate, '<html>Hello</html>')] } },
  play: Failed.play,
};

/** A 401 in the middle: its failure is said, the auth screen opens, and the prompt waits for the next log-in. */
export const SessionLost: Story = {
  parameters: {
    world: {
      scenario: 'creator',
      bend: [fail(endpoints.generate, 401), fail(endpoints.getUser, 401, '', { after: 1 })],
    },
  },
  play: async ({ canvas }) => {
    await generate(canvas);
    await expect(await toast('Generation Failed')).toBeVisible();
    await expect(await canvas.findByRole('tab', { name: 'Login' })).toBeVisible();
    await expect(JSON.parse(sessionStorage.getItem('draft') ?? '{}')).toMatchObject({ prompt: PROMPT });
  },
};

export const WithoutNetwork: Story = {
  parameters: { world: { scenario: 'creator', bend: [offline(endpoints.generate)] } },
  play: Failed.play,
};

/** The trial is used up: why it failed first, then the way to tokens; the balance was read again. */
export const OutOfTokens: Story = {
  parameters: { world: { scenario: 'outOfTokens' } },
  play: async ({ canvas }) => {
    await generate(canvas);
    await expect(within(await toast('Generation Failed')).getByText(/tokens/i)).toBeVisible();
    await expect(screen.queryByText('Tokens Required', { selector: '[data-slot=toast] *' })).toBeNull();
    await closeToast();
    const required = within(await toast('Tokens Required'));
    await expect(required.getByText(/Insufficient tokens/)).toBeVisible();
    await expect(required.getByRole('link', { name: 'Buy Tokens' })).toHaveAttribute('href', '/pricing');
    await expect(canvas.getByRole('textbox', { name: 'Prompt' })).toHaveValue(PROMPT);
  },
};
