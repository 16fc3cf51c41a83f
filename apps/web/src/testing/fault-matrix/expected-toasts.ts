import type { EndpointName } from 'mock-api';
import type { ExpectedOutcome } from './expected-outcome';

/** Section 8: the toast's title, its default text, and whether the server's message takes precedence. */
const FAILURES: Partial<Record<EndpointName, { title: string; words: string; usesServerMessage: boolean }>> =
  {
    'session.login': { title: 'Login failed', words: 'Invalid email or password', usesServerMessage: true },
    'session.register': {
      title: 'Registration failed',
      words: 'Could not create account. Please try again.',
      usesServerMessage: true,
    },
    // Section 8 gives no default here; this text is the product's own.
    'session.logout': { title: 'Logout failed', words: 'Please try again.', usesServerMessage: true },
    'session.language': { title: 'Language update failed', words: '', usesServerMessage: false },
    'generation.create': {
      title: 'Generation Failed',
      words: 'Failed to generate content. Please try again.',
      usesServerMessage: true,
    },
    'creations.save': {
      title: 'Save Failed',
      words: 'Failed to save your creation.',
      usesServerMessage: false,
    },
    'creations.update': {
      title: 'Update Failed',
      words: 'Failed to update your creation.',
      usesServerMessage: false,
    },
    'creations.delete': {
      title: 'Delete Failed',
      words: 'Failed to delete your creation.',
      usesServerMessage: false,
    },
    'checkout.subscribe': {
      title: 'Checkout Failed',
      words: 'Failed to create checkout session',
      usesServerMessage: true,
    },
    'checkout.buyTokens': {
      title: 'Checkout Failed',
      words: 'Failed to create checkout session',
      usesServerMessage: true,
    },
  };

/** A name with letters or controls of another direction is wrapped in isolates. */
const isolated = (name: string) => (/[\u202A-\u202E\u2066-\u2069]/.test(name) ? `\u2068${name}\u2069` : name);

/** The text after success: section 8, and decisions 7. */
const SUCCESSES: Partial<Record<EndpointName, (name: string) => string>> = {
  'session.login': (name) => `Login successful: Welcome back, ${isolated(name)}!`,
  'session.register': () =>
    'Registration successful: Welcome to the product! Your 7-day free trial has started.',
  'session.logout': () => 'Logged out: You have been successfully logged out.',
  // On another screen than the generator's.
  'generation.create': () => 'The result is ready: ',
};

/** The toasts of an expected outcome, each as `variant Title: description`. Queries have none. */
export function expectedToasts(outcome: ExpectedOutcome, endpoint: EndpointName): string[] {
  if (outcome.ends === 'well') {
    const success = SUCCESSES[endpoint]?.(outcome.name ?? 'demo');
    return success === undefined ? [] : [`default ${success}`];
  }
  const row = FAILURES[endpoint];
  if (outcome.ends !== 'badly' || !row) return [];
  const words = (row.usesServerMessage && outcome.words) || row.words;
  const toasts = [`destructive ${row.title}: ${words}`];
  const mentionsTokens =
    outcome.words === 'You have no tokens left.' || outcome.words === 'Insufficient balance.';
  if (endpoint === 'generation.create' && mentionsTokens) toasts.push(`warning Tokens Required: ${words}`);
  return toasts;
}
