/**
 * The keys of all data that the app stores in a browser. Storage accepts no other key (safe-storage.ts), and each entry
 * needs a sentence in the privacy policy (`legal:privacy.kept`, in the order of all-stored.ts).
 */

export const BROWSER_KEYS = {
  sessionHint: 'signedIn',
  theme: 'theme',
  language: 'i18nextLng',
  likes: 'likes',
  doneSignal: 'doneSignal',
  quietHelpKey: 'quietHelpKey',
} as const;

/** In session storage: until the tab is closed. */
export const TAB_KEYS = {
  draft: 'draft',
  pendingPayment: 'pendingPayment',
  scroll: 'scroll',
} as const;

export type LikesKey = `${typeof BROWSER_KEYS.likes}:${string | number}`;

/** Likes are stored for each user separately, since several may use a browser. */
export const likesKey = (userId: string | number | undefined): LikesKey =>
  `${BROWSER_KEYS.likes}:${userId ?? 'visitor'}`;
