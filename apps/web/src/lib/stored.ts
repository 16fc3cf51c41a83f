/**
 * All data that the app stores in a browser. Storage accepts no other key (safe-storage.ts), and each entry needs a
 * sentence in the privacy policy (`legal:privacy.kept`).
 */

/** The server's cookie, which scripts cannot read. */
const COOKIE = { session: 'session' } as const;

export const BROWSER_KEYS = {
  sessionHint: 'signedIn',
  theme: 'theme',
  language: 'i18nextLng',
  likes: 'likes',
} as const;

/** In session storage: until the tab is closed. */
export const TAB_KEYS = {
  draft: 'draft',
  pendingPayment: 'pendingPayment',
  scroll: 'scroll',
} as const;

type Stored = keyof typeof COOKIE | keyof typeof BROWSER_KEYS | keyof typeof TAB_KEYS;

/** In the order of the privacy policy. */
export const STORED = Object.keys({ ...COOKIE, ...BROWSER_KEYS, ...TAB_KEYS }) as Stored[];

export type LikesKey = `${typeof BROWSER_KEYS.likes}:${string | number}`;

/** Likes are stored for each user separately, since several may use a browser. */
export const likesKey = (userId: string | number | undefined): LikesKey =>
  `${BROWSER_KEYS.likes}:${userId ?? 'visitor'}`;
