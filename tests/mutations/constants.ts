/** Changes of one file, and the unit tests of which at least one must fail for each. */
export interface ConstantsOfFile {
  file: string;
  tests: readonly string[];
  /** `original` stands in the file exactly once. */
  mutants: readonly [original: string, mutant: string][];
}

const FIGURES = '.storybook/requirements/figures.test.ts';
const MESSAGES = '.storybook/requirements/requirements.test.ts';

/** Figures, words and addresses that docs/specification.md states, each with a wrong one. */
export const CONSTANTS: readonly ConstantsOfFile[] = [
  {
    file: 'packages/domain/src/progress.ts',
    tests: [
      'packages/domain/src/progress.test.ts',
      'packages/studio/src/generation/generation-store.test.ts',
      FIGURES,
    ],
    mutants: [
      ['IMAGE_TICK_MS = 300', 'IMAGE_TICK_MS = 400'],
      ['IMAGE_STEP_MIN_PERCENT = 1', 'IMAGE_STEP_MIN_PERCENT = 2'],
      ['IMAGE_STEP_MAX_PERCENT = 10', 'IMAGE_STEP_MAX_PERCENT = 12'],
      ['IMAGE_CAP_PERCENT = 95', 'IMAGE_CAP_PERCENT = 96'],
      ['VIDEO_TICK_MS = 2_000', 'VIDEO_TICK_MS = 3_000'],
      ['VIDEO_WINDOW_MS = 60_000', 'VIDEO_WINDOW_MS = 50_000'],
      ['VIDEO_CAP_PERCENT = 99', 'VIDEO_CAP_PERCENT = 100'],
      ["threshold: 5, step: 'analyzing'", "threshold: 6, step: 'analyzing'"],
      ["threshold: 50, step: 'visualElements'", "threshold: 60, step: 'visualElements'"],
      ["threshold: 95, step: 'stitching'", "threshold: 96, step: 'stitching'"],
    ],
  },
  {
    file: 'packages/domain/src/constants.ts',
    tests: ['packages/domain/src/validation.test.ts', FIGURES],
    mutants: [
      ['TITLE_MIN_LENGTH = 3', 'TITLE_MIN_LENGTH = 4'],
      ["VIDEO_DURATION_SECONDS = '5'", "VIDEO_DURATION_SECONDS = '10'"],
      ['TOAST_TEXT_MAX_LENGTH = 300', 'TOAST_TEXT_MAX_LENGTH = 400'],
      ['GALLERY_MAX_COLUMNS = 4', 'GALLERY_MAX_COLUMNS = 5'],
      ['TRIAL_DAYS = 7', 'TRIAL_DAYS = 14'],
      ['TRIAL_IMAGES_PER_DAY = 3', 'TRIAL_IMAGES_PER_DAY = 5'],
    ],
  },
  {
    file: 'packages/domain/src/validation.ts',
    tests: ['packages/domain/src/validation.test.ts', FIGURES],
    mutants: [
      ['USERNAME_MIN_LENGTH = 3', 'USERNAME_MIN_LENGTH = 2'],
      ['PASSWORD_MIN_LENGTH = 6', 'PASSWORD_MIN_LENGTH = 8'],
      ["identifier.includes('@')", "identifier.includes('.')"],
    ],
  },
  {
    file: 'packages/domain/src/access.ts',
    tests: ['packages/domain/src/access.test.ts'],
    mutants: [['(user.tokens ?? 0) > 0', '(user.tokens ?? 0) > 1']],
  },
  {
    file: 'packages/domain/src/generator-defaults.ts',
    tests: ['packages/domain/src/generator-defaults.test.ts'],
    mutants: [
      ["style: 'cyberpunk'", "style: 'fantasy'"],
      ["aspectRatio: '1:1'", "aspectRatio: '16:9'"],
      ["quality: 'hd'", "quality: 'standard'"],
      ["mediaType: 'image'", "mediaType: 'video'"],
      ["GATED_QUALITIES: readonly Quality[] = ['4k']", "GATED_QUALITIES: readonly Quality[] = ['hd']"],
    ],
  },
  {
    file: 'packages/domain/src/enums.ts',
    tests: ['packages/domain/src/enums.test.ts', FIGURES],
    mutants: [
      ["['standard', 'hd', '4k']", "['standard', 'hd', '8k']"],
      ["['1:1', '16:9', '9:16', '4:3', '3:4']", "['1:1', '16:9', '9:16', '4:3', '2:3']"],
      ["FALLBACK_LANGUAGE = 'en'", "FALLBACK_LANGUAGE = 'de'"],
    ],
  },
  {
    file: 'packages/domain/src/pricing.ts',
    tests: [
      'packages/domain/src/pricing.test.ts',
      'apps/web/src/screens/buy-tokens/chosen-pack.test.ts',
      'apps/web/src/screens/subscribe/subscription-choice.test.ts',
      FIGURES,
    ],
    mutants: [
      ["CURRENCY = 'GBP'", "CURRENCY = 'USD'"],
      ['{ image: 1, video: 3 }', '{ image: 2, video: 3 }'],
      ['{ image: 1, video: 3 }', '{ image: 1, video: 5 }'],
      ['seconds: 10, tokens: 5', 'seconds: 10, tokens: 6'],
      ['seconds: 60, tokens: 30', 'seconds: 60, tokens: 25'],
      ['tokens: 25, price: 5', 'tokens: 25, price: 4'],
      ['tokens: 100, price: 20', 'tokens: 110, price: 20'],
      ['tokens: 250, price: 45', 'tokens: 250, price: 54'],
      ['tokens: 500, price: 80', 'tokens: 500, price: 85'],
      ['tokens: 1000, price: 150', 'tokens: 1500, price: 150'],
      ["features: ['4k', 'prioritySupport']", "features: ['hd', 'prioritySupport']"],
      ["DEFAULT_PACK_ID: PackId = 'starter'", "DEFAULT_PACK_ID: PackId = 'hobby'"],
      ['pricePerYear: 100', 'pricePerYear: 110'],
      ['pricePerMonth: 25', 'pricePerMonth: 20'],
      ['videosPerMonth: 10', 'videosPerMonth: 15'],
      ['pricePerImage: 0.5', 'pricePerImage: 0.05'],
      ['minimumCredit: 5', 'minimumCredit: 10'],
      ["DEFAULT_PLAN_ID: PlanId = 'basic'", "DEFAULT_PLAN_ID: PlanId = 'pro'"],
    ],
  },
  {
    file: 'packages/domain/src/business-models/trial.ts',
    tests: ['packages/domain/src/business-models/business-models.test.ts'],
    mutants: [
      ['pricePerYear: 80', 'pricePerYear: 90'],
      ['moneyBack: { days: 14', 'moneyBack: { days: 30'],
    ],
  },
  {
    file: 'packages/api-client/src/session/session.endpoints.ts',
    tests: ['packages/api-client/src/openapi.test.ts'],
    mutants: [
      ["path: '/api/login'", "path: '/api/log-in'"],
      ["method: 'PUT'", "method: 'POST'"],
    ],
  },
  {
    file: 'packages/api-client/src/generation/generation.endpoints.ts',
    tests: ['packages/api-client/src/openapi.test.ts'],
    mutants: [["path: '/api/generate'", "path: '/api/gallery'"]],
  },
  {
    file: 'packages/api-client/src/client.ts',
    tests: ['packages/api-client/src/every-call.test.ts'],
    mutants: [["credentials: 'include'", "credentials: 'same-origin'"]],
  },
  {
    file: 'packages/api-client/src/errors.ts',
    tests: ['packages/api-client/src/errors.test.ts'],
    mutants: [['`${status}: ${body || statusText}`', '`${status} ${body || statusText}`']],
  },
  {
    file: 'packages/ui/src/components/toast/toast.constants.ts',
    tests: [FIGURES],
    mutants: [
      ['TOAST_DURATION_MS = 5_000', 'TOAST_DURATION_MS = 4_000'],
      ['TOAST_SWIPE_PX = 50', 'TOAST_SWIPE_PX = 60'],
      ["TOAST_HOTKEY = 'F8'", "TOAST_HOTKEY = 'F9'"],
    ],
  },
  {
    file: 'packages/ui/src/components/tooltip/tooltip-timing.ts',
    tests: [FIGURES],
    mutants: [
      ['TOOLTIP_DELAY_MS = 700', 'TOOLTIP_DELAY_MS = 500'],
      ['TOOLTIP_SKIP_DELAY_MS = 300', 'TOOLTIP_SKIP_DELAY_MS = 200'],
    ],
  },
  {
    file: 'packages/ui/src/locales/en.json',
    tests: ['packages/ui/src/i18n/limits.test.ts', MESSAGES],
    mutants: [
      ['Username must be at least 3 characters', 'Username must be at least 4 characters'],
      ['Passwords do not match', 'The passwords do not match'],
    ],
  },
  {
    file: 'apps/web/src/i18n/locales/en/outcomes.json',
    tests: ['apps/web/src/core/feedback/mutation-feedback.test.ts', MESSAGES],
    mutants: [
      ['Invalid email or password', 'Invalid email or username'],
      ['Failed to save your creation.', 'Failed to save the creation.'],
      ['"Tokens Required"', '"Tokens required"'],
    ],
  },
  {
    file: 'apps/web/src/core/feedback/notifications.ts',
    tests: ['apps/web/src/core/feedback/mutation-feedback.test.ts'],
    mutants: [['href: paths.pricing', 'href: paths.buyTokens']],
  },
  {
    file: 'apps/web/src/core/paths.ts',
    tests: ['apps/web/src/core/paths.test.ts'],
    mutants: [
      ["generate: '/generate'", "generate: '/gallery'"],
      ["buyTokensSuccess: '/buy-tokens/success'", "buyTokensSuccess: '/buy-tokens/done'"],
      ["privacy: '/legal/privacy'", "privacy: '/privacy'"],
      ["[paths.subscribe]: 'users'", "[paths.subscribe]: 'visitors'"],
      ['?package=', '?pack='],
    ],
  },
  {
    file: 'apps/web/src/screens/payment-return/use-redirect.ts',
    tests: [FIGURES],
    mutants: [['REDIRECT_DELAY_MS = 2_000', 'REDIRECT_DELAY_MS = 3_000']],
  },
  {
    file: 'apps/web/src/screens/legal/use-facts.ts',
    tests: [FIGURES],
    mutants: [
      ['MINIMUM_AGE_YEARS = 13', 'MINIMUM_AGE_YEARS = 16'],
      ['DELETION_DAYS = 30', 'DELETION_DAYS = 60'],
    ],
  },
  {
    file: 'apps/web/src/i18n/fetch-texts.ts',
    tests: [FIGURES],
    mutants: [
      ['TRANSLATION_PARALLEL_READS = 10', 'TRANSLATION_PARALLEL_READS = 20'],
      ['TRANSLATION_RETRIES = 5', 'TRANSLATION_RETRIES = 3'],
      ['TRANSLATION_RETRY_DELAY_MS = 350', 'TRANSLATION_RETRY_DELAY_MS = 500'],
    ],
  },
  {
    file: 'apps/web/src/i18n/detect-language.ts',
    tests: ['apps/web/src/i18n/detect-language.prop.test.ts'],
    mutants: [["get('lng')", "get('lang')"]],
  },
  {
    file: 'apps/web/src/lib/stored.ts',
    tests: ['apps/web/src/i18n/detect-language.prop.test.ts', 'apps/web/src/theme/theme.test.ts'],
    mutants: [["language: 'i18nextLng'", "language: 'language'"]],
  },
  {
    file: 'apps/web/src/lib/media-files.ts',
    tests: ['apps/web/src/lib/media-files.test.ts'],
    mutants: [
      ["image: 'jpg'", "image: 'png'"],
      ["video: 'mp4'", "video: 'webm'"],
    ],
  },
];
