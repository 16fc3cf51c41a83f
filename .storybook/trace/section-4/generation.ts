import { story, testsOf, type Topic } from '../statement';

const progress = testsOf('packages/domain/src/progress.test.ts');
const anyProgress = testsOf('packages/domain/src/progress.prop.test.ts');
const limits = testsOf('packages/domain/src/limits.test.ts');
const journey = testsOf('apps/web/e2e/journey.spec.ts');

const FIGURES = '%s is %s, as specified';

export const generation: Topic = {
  title: 'Generation',
  statements: [
    {
      id: '4.idle',
      says: 'It begins idle.',
      proofs: [
        story('screens-generate--idle', 'toBeChecked()'),
        story('pieces-generator-previewpanel--default', 'Try one of these'),
      ],
    },
    {
      id: '4.generating',
      says: 'Then it generates, with a progress from 0 to 100.',
      proofs: [story('screens-generate--generating', 'toBeGreaterThan(0)')],
    },
    {
      id: '4.done',
      says: 'Then it is done: the media is shown.',
      proofs: [
        story('screens-generate--done', 'Save to Gallery'),
        story('pieces-generator-previewpanel--done', 'Cyberpunk picture: A quiet street'),
      ],
    },
    {
      id: '4.failed',
      says: 'Or it has failed, and the progress is reset.',
      note: 'What was typed stays; the message stands in place, too.',
      proofs: [
        story('screens-generate--failed', "queryByRole('progressbar')).toBeNull()"),
        story('screens-generate--failed', 'toHaveValue(PROMPT)'),
        story('pieces-generator-previewpanel--failed', 'Generation Failed'),
      ],
    },
    {
      id: '4.cancelled',
      says: 'A running generation can be cancelled: the screen is idle again, without a toast.',
      note: 'A decision; the request is aborted. Leaving the screen aborts it too.',
      proofs: [
        story('screens-generate--cancelled', "queryByText('Generation Failed')).toBeNull()"),
        testsOf('mock-api/src/hosts/http/server.test.ts')(
          'who goes away takes the generation along, uncharged',
          'AbortError',
        ),
      ],
    },
    {
      id: '4.image-step',
      says: 'The progress of an image advances by a random 1 to 10.',
      covers: ['IMAGE_STEP_MIN_PERCENT', 'IMAGE_STEP_MAX_PERCENT'],
      proofs: [
        anyProgress(
          'whatever chance says, an image bar rises by 1 to 10 a tick up to 95, and stays there',
          'toBeLessThanOrEqual(10)',
        ),
        limits(FIGURES, "['IMAGE_STEP_MAX_PERCENT', 10]"),
        journey('generate', 'at most 10 a tick'),
      ],
    },
    {
      id: '4.image-tick',
      says: 'It does so every 300 ms.',
      covers: ['IMAGE_TICK_MS'],
      proofs: [limits(FIGURES, "['IMAGE_TICK_MS', 300]"), journey('generate', '/ 300')],
    },
    {
      id: '4.image-cap',
      says: 'It is capped at 95 until the answer is there.',
      covers: ['IMAGE_CAP_PERCENT'],
      proofs: [
        anyProgress(
          'whatever chance says, an image bar rises by 1 to 10 a tick up to 95, and stays there',
          'toBeLessThanOrEqual(95)',
        ),
        story('screens-generate--generating', 'toBeLessThanOrEqual(95)'),
        journey('generate', 'never past its cap'),
      ],
    },
    {
      id: '4.video-window',
      says: 'The progress of a video is its share of 60 s.',
      covers: ['VIDEO_WINDOW_MS'],
      proofs: [
        progress('%d ms of a video are %d percent', '[30_000, 50]'),
        limits(FIGURES, "['VIDEO_WINDOW_MS', 60_000]"),
      ],
    },
    {
      id: '4.video-tick',
      says: 'It is updated every 2 s.',
      covers: ['VIDEO_TICK_MS'],
      proofs: [limits(FIGURES, "['VIDEO_TICK_MS', 2_000]")],
    },
    {
      id: '4.video-cap',
      says: 'It is capped at 99.',
      covers: ['VIDEO_CAP_PERCENT'],
      proofs: [
        progress('%d ms of a video are %d percent', '[3_600_000, 99]'),
        anyProgress(
          'whatever the clock says, a video bar stands between 0 and 99 and never falls',
          'toBeLessThanOrEqual(99)',
        ),
      ],
    },
    {
      id: '4.steps-once',
      says: 'Each step of a video is told once, in order.',
      proofs: [progress('each step is announced once and in order when the bar ticks %s', 'VIDEO_STEPS.map')],
    },
  ],
};
