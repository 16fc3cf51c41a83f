import { businessModels, VIDEO_STEPS } from '@product/domain';
import { createToastStore } from '@product/ui';
import { expect, test, vi } from 'vitest';
import { createI18n } from '../../i18n/create-i18n';
import { createFormatMessage } from './format-message';
import { createNotifications, type Notifications } from './notifications';

const formatMessage = createFormatMessage(createI18n());

/** The last toast after a notification. */
function toastOf(notify: (notifications: Notifications) => unknown, model = businessModels.tokens) {
  const toasts = createToastStore();
  notify(createNotifications(toasts, formatMessage, model));
  return toasts.getToasts()[0];
}

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
  'each step of a video shows a toast until it is dismissed',
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
    const toasts = createToastStore();
    const { videoStep } = createNotifications(toasts, formatMessage, businessModels.tokens);
    const shown = VIDEO_STEPS.map(({ threshold, step }) => {
      const dismiss = videoStep(step);
      const [toast] = toasts.getToasts();
      dismiss();
      return [threshold, toast?.title, toasts.getToasts()[0]?.open];
    });
    expect(shown).toEqual(Object.entries(WORDS).map(([percent, words]) => [Number(percent), words, false]));
  },
);

test(
  'a toast names what is missing for a generation, with a link to the prices',
  { tags: ['req:rules.4k-access', 'req:rules.prompt-required', 'req:rules.video-access'] },
  () => {
    const promptRequired = toastOf(({ blocked }) => blocked('promptRequired'));
    expect(promptRequired).toMatchObject({
      variant: 'destructive',
      title: 'Prompt Required',
      description: 'Please enter a prompt to generate content.',
    });
    expect(promptRequired?.action).toBeUndefined();
    expect(toastOf(({ blocked }) => blocked('video'))).toMatchObject({
      variant: 'warning',
      title: 'Tokens Required',
      description: 'Video generation requires tokens. Please purchase a token package to continue.',
      action: { label: 'Buy Tokens', href: '/pricing' },
    });
    expect(toastOf(({ blocked }) => blocked('quality4k'))).toMatchObject({
      description: '4K quality generation requires tokens. Please purchase a token package to continue.',
    });
  },
);

test(
  'the trial model has its own text for a missing prompt',
  { tags: ['req:rules.prompt-required-earlier'] },
  () => {
    expect(toastOf(({ blocked }) => blocked('promptRequired'), businessModels.trial)?.description).toBe(
      'Please enter a prompt to generate an image.',
    );
  },
);

test.each<[string, (notifications: Notifications) => unknown]>([
  [
    'Not available yet: Logging in with Google is not available yet.',
    ({ notAvailable }) => notAvailable('google'),
  ],
  [
    'Some settings need tokens: The generator is set to an HD image instead.',
    ({ settingsReplaced }) => settingsReplaced(),
  ],
  ['Link copied: ', ({ linkCopied }) => linkCopied()],
  [
    'Link copied: Only you can open it: the creation is private.',
    ({ linkCopied }) => linkCopied('privatePage'),
  ],
  [
    'Link copied: The creation is private, but anyone with this link may be able to see the file.',
    ({ linkCopied }) => linkCopied('privateFile'),
  ],
  [
    'There is no link to this file: The file is only in this browser, not on the web. Download it to pass it on.',
    ({ noLink }) => noLink(() => undefined),
  ],
  [
    'Copy Failed: The link could not be copied: https://studio.example/c/7',
    ({ copyFailed }) => copyFailed('https://studio.example/c/7'),
  ],
  [
    'Ready for Instagram: The file was downloaded. Open Instagram and choose it from your device.',
    ({ readyForInstagram }) => readyForInstagram(),
  ],
])('"%s" is shown as a default toast', (words, notify) => {
  const toast = toastOf(notify);
  // Texts of the user are isolated in the sentence.
  expect(`${toast?.title}: ${toast?.description ?? ''}`.replace(/[\u2066-\u2069]/g, '')).toBe(words);
  expect(toast?.variant).toBeUndefined();
});

test.each<[string, (notifications: Notifications) => unknown]>([
  [
    'You were not kept logged in: This browser did not keep your login. Please allow cookies for this site, then log in again.',
    ({ loginNotKept }) => loginNotKept(),
  ],
  [
    'This could not be opened: A part of the page did not load. Check your connection and try again.',
    ({ partMissing }) => partMissing(),
  ],
  [
    'Download Failed: The file could not be downloaded. Please try again.',
    ({ downloadFailed }) => downloadFailed(),
  ],
  [
    'This page cannot read the file: Its server does not allow that, or does not answer. Open the file, and save it from there.',
    ({ fileUnread }) => fileUnread(() => undefined),
  ],
  [
    'Could not load Deutsch: Please check your connection. We will try again when you are back online or when you choose the language again.',
    ({ languageMissing }) => languageMissing('de'),
  ],
])('"%s" is shown as an error', (words, notify) => {
  const toast = toastOf(notify);
  expect(`${toast?.title}: ${toast?.description}`.replace(/[\u2066-\u2069]/g, '')).toBe(words);
  expect(toast?.variant).toBe('destructive');
});

test('the toast for outdated code offers a reload', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const toast = toastOf(({ partOutdated }) => partOutdated());
  expect(toast).toMatchObject({
    title: 'New version',
    description: 'This part of the page needs the new version of the app. Reload the page to open it.',
    action: { label: 'Reload' },
  });
  toast?.action?.onSelect?.();
  expect(reload).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test.each([
  { isPublic: true, isFirst: true, shown: '“Night rain” is now public', isExplained: true },
  { isPublic: true, isFirst: false, shown: '“Night rain” is now public', isExplained: false },
  { isPublic: false, isFirst: true, shown: '“Night rain” is now private', isExplained: false },
])(
  'public $isPublic, for the first time $isFirst: "$shown", which can be undone',
  ({ shown, isExplained, ...change }) => {
    const onUndo = vi.fn();
    const toast = toastOf(({ visibilityChanged }) =>
      visibilityChanged({ title: 'Night rain', ...change, onUndo }),
    );
    expect(toast).toMatchObject({ title: shown, action: { label: 'Undo' } });
    expect(toast?.description).toBe(
      isExplained
        ? 'Anyone can see it in the community gallery. You can make it private again at any time.'
        : undefined,
    );
    toast?.action?.onSelect?.();
    expect(onUndo).toHaveBeenCalledOnce();
  },
);
