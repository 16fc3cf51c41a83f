import { endpoints } from '@product/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer, fail, hang } from 'mock-api';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StoryApp, pageParameters } from '../../testing';
import { manualClock } from '@product/studio/testing';
import { generateVideo, isToastShown, promptOf, PROMPT, toast, type Canvas } from './generate.steps';

const clock = manualClock();

const meta = {
  title: 'Screens/Generate/Video',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { path: '/generate', clock },
  parameters: { ...pageParameters, world: { scenario: 'creator', overrides: [hang(endpoints.generate)] } },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

async function begin(canvas: Canvas) {
  await generateVideo(canvas);
  return canvas.findByRole('progressbar', { name: 'Generation progress' });
}

/** Each step is shown in a toast when the progress reaches it, one at a time. The progress stops at 99. */
export const Generating: Story = {
  play: async ({ canvas }) => {
    const bar = await begin(canvas);
    for (const [seconds, message] of [
      [4, 'Analyzing prompt...'],
      [6, 'Setting up video generation...'],
      [8, 'Generating first scenes...'],
      [12, 'Creating visual elements...'],
      [12, 'Processing middle scenes...'],
      [10, 'Working on final scenes...'],
      [6, 'Stitching video clips together...'],
      [2, 'Finalizing video...'],
    ] as const) {
      clock.advance(seconds * 1_000);
      await expect(await toast(message)).toBeVisible();
      await expect(document.querySelectorAll('[data-ui=toast]')).toHaveLength(1);
    }
    await expect(bar).toHaveAttribute('aria-valuenow', '99');
    clock.advance(60_000);
    await expect(bar).toHaveAttribute('aria-valuenow', '99');
  },
};

/** Cancelling removes the last step's toast, and no further step is shown. */
export const Cancelled: Story = {
  play: async ({ canvas }) => {
    await begin(canvas);
    clock.advance(20_000);
    await toast('Generating first scenes...');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(isToastShown()).toBe(false));
    clock.advance(60_000);
    await expect(isToastShown()).toBe(false);
    await expect(canvas.getByRole('button', { name: 'Generate' })).toBeEnabled();
    await expect(await promptOf(canvas)).toHaveValue(PROMPT);
  },
};

/** The finished video is shown, and the last step's toast is removed. */
export const Done: Story = {
  // The mock takes longer to render a video than a story may take. e2e/demo/video.spec.ts covers a rendered one.
  parameters: {
    world: {
      scenario: 'creator',
      overrides: [answer(endpoints.generate, { mediaUrl: '/film.mp4', mediaType: 'video' })],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await generateVideo(canvas);
    await expect(await canvas.findByRole('button', { name: 'Download' })).toBeVisible();
    await expect(canvasElement.querySelector('video')).toHaveAttribute('src', '/film.mp4');
    await expect(isToastShown()).toBe(false);
  },
};

export const Failed: Story = {
  parameters: { world: { scenario: 'creator', overrides: [fail(endpoints.generate, 503)] } },
  play: async ({ canvas }) => {
    await generateVideo(canvas);
    await expect(await toast('Generation Failed')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await expect(await promptOf(canvas)).toHaveValue(PROMPT);
  },
};
