import { VIDEO_STEPS } from '@product/domain';
import { expect, test } from 'vitest';
import { createServices } from '../../app/create-services';
import { readConfig } from '../../config/config';
import { createNotifications } from './notifications';

/** The words of the steps of a video, by their threshold in percent. */
const WORDS = {
  5: 'Analyzing prompt...',
  15: 'Setting up video generation...',
  30: 'Generating first scenes...',
  50: 'Creating visual elements...',
  70: 'Processing middle scenes...',
  85: 'Working on final scenes...',
  95: 'Stitching video clips together...',
  99: 'Finalizing video...',
};

test(
  'each step of a video is a toast of its own, until it is taken back',
  {
    tags: [
      'req:video.step-5',
      'req:video.step-15',
      'req:video.step-30',
      'req:video.step-50',
      'req:video.step-70',
      'req:video.step-85',
      'req:video.step-95',
      'req:video.step-99',
    ],
  },
  () => {
    const { toasts, formatMessage, config } = createServices({ config: readConfig({}) });
    const { videoStep } = createNotifications(toasts, formatMessage, config.businessModel);
    const shown = VIDEO_STEPS.map(({ threshold, step }) => {
      const takeBack = videoStep(step);
      const [toast] = toasts.getToasts();
      takeBack();
      return [threshold, toast?.title, toasts.getToasts()[0]?.open];
    });
    expect(shown).toEqual(Object.entries(WORDS).map(([percent, words]) => [Number(percent), words, false]));
  },
);
