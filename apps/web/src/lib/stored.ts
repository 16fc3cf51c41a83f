/**
 * The keys of all data that the app stores in a browser. Storage accepts no other key (safe-storage.ts), and each entry
 * needs a sentence in the privacy policy (`legal:privacy.kept`, in the order of all-stored.ts). Their names in storage
 * have a prefix (namesBelow).
 */

export const BROWSER_KEYS = {
  sessionHint: 'signedIn',
  theme: 'theme',
  language: 'i18nextLng',
  languageChoice: 'languageChoice',
  likes: 'likes',
  presets: 'presets',
  doneSignal: 'doneSignal',
  quietHelpKey: 'quietHelpKey',
  firstSteps: 'firstSteps',
  takenOver: 'takenOver',
} as const;

/** In session storage: until the tab is closed. */
export const TAB_KEYS = {
  draft: 'draft',
  results: 'results',
  queue: 'queue',
  pendingPayment: 'pendingPayment',
  scroll: 'scroll',
} as const;

export type LikesKey = `${typeof BROWSER_KEYS.likes}:${string | number}`;
export type PresetsKey = `${typeof BROWSER_KEYS.presets}:${string | number}`;

/** Likes are stored for each user separately, since several may use a browser. */
export const likesKey = (userId: string | number | undefined): LikesKey =>
  `${BROWSER_KEYS.likes}:${userId ?? 'visitor'}`;

/** Apps below different paths of one origin share these, and nothing else. */
const SHARED: readonly string[] = [BROWSER_KEYS.theme, BROWSER_KEYS.language];

/** Presets, too. A visitor has none. */
export const presetsKey = (userId: string | number): PresetsKey => `${BROWSER_KEYS.presets}:${userId}`;

/** The names that the app below a base path gives to its keys. */
export const namesBelow = (base: string) => (key: string) =>
  SHARED.includes(key) ? key : `studio:${base}:${key}`;
