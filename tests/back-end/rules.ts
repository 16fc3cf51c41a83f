export const STYLES = [
  'realistic',
  'anime',
  'cyberpunk',
  'fantasy',
  'sketch',
  '3d',
  'vaporwave',
  'cartoon',
] as const;
export const RATIOS = ['1:1', '16:9', '9:16', '4:3', '3:4'] as const;
export const QUALITIES = ['standard', 'hd', '4k'] as const;
export const MEDIA_TYPES = ['image', 'video'] as const;
export const LANGUAGES = ['en', 'es', 'fr', 'de', 'zh', 'ar', 'hi', 'pt'] as const;

export type Style = (typeof STYLES)[number];
export type Ratio = (typeof RATIOS)[number];
export type Quality = (typeof QUALITIES)[number];
export type MediaType = (typeof MEDIA_TYPES)[number];
export type Language = (typeof LANGUAGES)[number];

export const DAY_MS = 24 * 60 * 60 * 1000;
export const TRIAL_DAYS = 7;
export const TRIAL_IMAGES_PER_DAY = 3;
export const IMAGE_COST = 1;
export const VIDEO_COST = 3;
export const PROMPT_MAX_LENGTH = 10_000;
const VIDEO_DURATION = '5';

export const TEXT = {
  username: 'Username must be at least 3 characters',
  usernameTooLong: 'Username must be at most 30 characters',
  usernameAt: "Username must not contain '@'",
  usernameTaken: 'Username already exists',
  email: 'Please enter a valid email address',
  emailTaken: 'Email already exists',
  password: 'Password must be at least 6 characters',
  noPassword: 'Password is required',
  confirm: 'Passwords do not match',
  identifier: 'Either email or username is required',
  credentials: 'Invalid email or password',
  title: 'Title must be at least 3 characters',
  titleTooLong: 'Title must be at most 120 characters',
  prompt: 'Prompt Required: Please enter a prompt to generate content.',
  promptTooLong: `Prompt must be at most ${PROMPT_MAX_LENGTH} characters`,
  metadata: 'metadata must be an object',
  userId: 'userId must be an id',
  foreignUserId: 'A creation can only be saved to your own gallery',
  imageUrl: 'A valid image or video address is required',
  isPublic: 'isPublic must be true or false',
  videoDuration: `videoDuration must be ${VIDEO_DURATION}`,
  videoAccess: 'Video generation requires tokens. Please purchase a token package to continue.',
  fourKAccess: '4K quality generation requires tokens. Please purchase a token package to continue.',
  insufficient: 'Insufficient tokens. Please purchase a token package to continue.',
  signedOut: 'Not authenticated',
  noCreation: 'Creation not found',
  noCheckout: 'Checkout not found',
  notFound: 'Not found',
  foreignOrigin: 'Origin not allowed',
  badJson: 'Request body must be a JSON object',
  tooLarge: 'Request body is too large',
  internal: 'Internal server error',
};

/** An error that the client may read. */
class Refusal extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

export function refuse(statusCode: number, message: string): never {
  throw new Refusal(statusCode, message);
}

export const readText = (value: unknown): string => (typeof value === 'string' ? value : '');
export const readTrimmed = (value: unknown): string => readText(value).trim();

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isEmail = (value: string): boolean =>
  value.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value);

/** http(s), a path of the same origin, or an embedded image. */
export function isMediaUrl(url: string): boolean {
  if (/^data:image\/[a-z0-9.+-]+[;,]/i.test(url)) return true;
  if (/^\/(?![/\\])/.test(url)) return true;
  return /^https?:\/\//i.test(url) && URL.canParse(url);
}

/** A missing or wrong value is never replaced. */
export function chooseOne<T extends string>(value: unknown, allowed: readonly T[], field: string): T {
  return (
    allowed.find((each) => each === value) ?? refuse(400, `${field} must be one of: ${allowed.join(', ')}`)
  );
}

/** In code points. */
export const measure = (text: string): number => [...text].length;

export function checkTitle(value: unknown): string {
  const title = readTrimmed(value);
  if (measure(title) < 3) refuse(400, TEXT.title);
  if (measure(title) > 120) refuse(400, TEXT.titleTooLong);
  return title;
}

/** A prompt is kept as it was sent. */
export function checkPrompt(value: unknown): string {
  const prompt = readText(value);
  if (prompt.trim() === '') refuse(400, TEXT.prompt);
  if (measure(prompt) > PROMPT_MAX_LENGTH) refuse(400, TEXT.promptTooLong);
  return prompt;
}

/** Nobody saves for another user. */
export function checkUserId(value: unknown, ownId: string): void {
  if (typeof value !== 'number' && (typeof value !== 'string' || value === '')) refuse(400, TEXT.userId);
  if (String(value) !== ownId) refuse(403, TEXT.foreignUserId);
}

/** The length of a video, or nothing for an image. */
export function checkDuration(value: unknown, mediaType: MediaType): { videoDuration?: string } {
  if (value !== undefined && value !== VIDEO_DURATION) refuse(400, TEXT.videoDuration);
  return mediaType === 'video' ? { videoDuration: VIDEO_DURATION } : {};
}

/** Browsers list the preferred language first. */
export function chooseLanguage(acceptLanguage = ''): Language {
  const codes = acceptLanguage.split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase());
  for (const code of codes) {
    const language = LANGUAGES.find((each) => each === code);
    if (language) return language;
  }
  return 'en';
}
