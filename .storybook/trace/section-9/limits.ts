import { story, testsOf, type Topic } from '../statement';

const figures = testsOf('packages/domain/src/limits.test.ts');
const tooltip = testsOf('packages/ui/src/components/tooltip/tooltip.test.tsx');
const language = testsOf('apps/web/src/first-paint/language.prop.test.ts');
const translations = testsOf('apps/web/src/i18n/translations.test.ts');

const FIGURES = '%s is %s, as specified';

export const limits: Topic = {
  title: 'Other limits',
  statements: [
    {
      id: '9.card-payment',
      says: 'One pays by card, through a card payment provider.',
      proofs: [
        testsOf('apps/web/e2e/money.spec.ts')(
          'from the price list over a declined card to a paid pack, and on to the generator',
          'Your card was declined.',
        ),
        story('pieces-billing-faq--every-answer', 'By card, through a card payment provider.'),
      ],
    },
    {
      id: '9.progress-figures',
      says: 'An image ticks every 300 ms; a video every 2 s, over 60 s.',
      proofs: [
        figures(FIGURES, "['IMAGE_TICK_MS', 300]"),
        figures(FIGURES, "['VIDEO_TICK_MS', 2_000]"),
        figures(FIGURES, "['VIDEO_WINDOW_MS', 60_000]"),
      ],
    },
    {
      id: '9.columns',
      says: 'The gallery has 1 to 4 columns.',
      covers: ['GALLERY_MAX_COLUMNS'],
      proofs: [
        story('pieces-gallery-gallerygrid--columns-follow-its-width', '[1, 2, 3, 4]'),
        figures(FIGURES, "['GALLERY_MAX_COLUMNS', 4]"),
      ],
    },
    {
      id: '9.download-name',
      says: "A download's name has a timestamp, and ends in mp4 for video, jpg for an image.",
      proofs: [
        testsOf('apps/web/src/lib/media-files.test.ts')(
          'a download is named by its time and its medium',
          'creation-20261121-123059.mp4',
        ),
        testsOf('apps/web/e2e/video.spec.ts')('download', '.mp4'),
        testsOf('apps/web/e2e/generation.spec.ts')(
          'a picture downloads as a JPEG of the ratio that was asked for, the same for the same request',
          '.jpg',
        ),
      ],
    },
    {
      id: '9.toast-duration',
      says: 'A toast is shown for 5000 ms.',
      covers: ['TOAST_DURATION_MS'],
      proofs: [
        figures(FIGURES, "['TOAST_DURATION_MS', 5_000]"),
        testsOf('packages/ui/src/pieces/feedback/toaster/toaster.prop.test.tsx')(
          'whatever is said, closed, hovered and waited for, one toast at most is shown, and its time runs out',
          'toaster.titles()',
        ),
      ],
    },
    {
      id: '9.toast-swipe',
      says: 'A swipe of 50 px takes a toast away.',
      covers: ['TOAST_SWIPE_PX'],
      proofs: [
        figures(FIGURES, "['TOAST_SWIPE_PX', 50]"),
        story('parts-toast--swiped-away', "queryByText('Welcome back, demo!')).toBeNull()"),
        story('parts-toast--swiped-too-little', "'data-swipe', 'cancel'"),
      ],
    },
    {
      id: '9.toast-hotkey',
      says: 'F8 leads to the toasts.',
      covers: ['TOAST_HOTKEY'],
      proofs: [
        figures(FIGURES, "['TOAST_HOTKEY', 'F8']"),
        story('parts-toast--reached-by-its-key', 'toast.parentElement).toHaveFocus()'),
        story('pieces-feedback-toaster--default', 'Notifications (F8)'),
      ],
    },
    {
      id: '9.toast-width',
      says: 'From medium screens on, toasts are 420 px wide at most.',
      proofs: [story('pieces-feedback-toaster--width', '420')],
    },
    {
      id: '9.toast-text',
      says: "A server's words in a toast have 300 characters at most.",
      note: 'Ours: longer ones give way to the default.',
      covers: ['TOAST_TEXT_MAX_LENGTH'],
      proofs: [
        testsOf('apps/web/src/outcomes/outcomes.test.ts')(
          'a page of HTML and a text over 300 characters never reach a toast',
          "'Login failed: Invalid email or password', 'Login failed: Invalid email or password'",
        ),
      ],
    },
    {
      id: '9.tooltip-delay',
      says: 'A tooltip opens after 700 ms.',
      covers: ['TOOLTIP_DELAY_MS'],
      proofs: [
        figures(FIGURES, "['TOOLTIP_DELAY_MS', 700]"),
        tooltip('it opens after 700 ms of $way, and not before', "toEqual(['Likes it'])"),
      ],
    },
    {
      id: '9.tooltip-skip',
      says: 'Within 300 ms after one the next opens at once.',
      covers: ['TOOLTIP_SKIP_DELAY_MS'],
      proofs: [
        figures(FIGURES, "['TOOLTIP_SKIP_DELAY_MS', 300]"),
        tooltip('the next one opens at once within 300 ms after the last one closed', "['Shares it']"),
      ],
    },
    {
      id: '9.detection-order',
      says: 'The language: query parameter lng, cookie i18next, local storage i18nextLng, session storage, browser languages, html lang.',
      proofs: [
        language(
          'the first wish that can be met is met, whatever its region',
          '[query, cookie, local, session, ...navigator, html]',
        ),
      ],
    },
    {
      id: '9.video-duration',
      says: "The request only sends duration '5', for video.",
      covers: ['VIDEO_DURATION_SECONDS'],
      proofs: [figures(FIGURES, "['VIDEO_DURATION_SECONDS', '5']")],
    },
    {
      id: '9.fallback',
      says: "The translation library's own fallback is dev; the product's is en.",
      proofs: [
        language(
          'whatever a browser says it wants, the language is one of those that there are',
          'LANGUAGES',
        ),
        language('the first wish that can be met is met, whatever its region', 'FALLBACK_LANGUAGE'),
      ],
    },
    {
      id: '9.translation-loading',
      says: 'Texts of a language are read ten files at a time at most, and again up to five times: after 350 ms, then after twice as long each time.',
      covers: ['TRANSLATION_PARALLEL_READS', 'TRANSLATION_RETRIES', 'TRANSLATION_RETRY_DELAY_MS'],
      proofs: [
        figures(FIGURES, "['TRANSLATION_RETRY_DELAY_MS', 350]"),
        translations('no more than ten files are read at once', 'TRANSLATION_PARALLEL_READS'),
        translations(
          'what does not come is English at once, and is tried for again five times, each after twice as long',
          'toHaveBeenCalledTimes(6)',
        ),
      ],
    },
    {
      id: '9.theme-key',
      says: "The theme's storage key is not shown.",
      note: "It is 'theme'.",
      proofs: [
        testsOf('apps/web/e2e/first-paint.spec.ts')(
          'the stored theme is there before any code of the app: ${theme}',
          'toHaveClass(theme)',
        ),
      ],
    },
  ],
};
