import type { EndpointName } from 'mock-api';
import outcomes from '../../i18n/locales/en/outcomes';
import type { ExpectedOutcome } from './expected-outcome';

const { session, generation, creations, checkout } = outcomes;

/** The texts after a failure; docs/specification.md states them, and figures.test.ts compares. */
export const FAILURES: Partial<Record<EndpointName, { title: string; description?: string }>> = {
  'session.login': session.login.failure,
  'session.register': session.register.failure,
  'session.logout': session.logout.failure,
  'session.language': session.language.failure,
  'generation.create': {
    ...generation.create.failure,
    description: generation.create.failure.generationFailed.content,
  },
  'creations.save': creations.save.failure,
  'creations.update': creations.update.failure,
  'creations.delete': creations.delete.failure,
  'checkout.subscribe': checkout.subscribe.failure,
  'checkout.buyTokens': checkout.buyTokens.failure,
};

/** Section 8: the calls whose server's message is not shown. */
const OWN_WORDS_ONLY: readonly EndpointName[] = [
  'session.language',
  'creations.save',
  'creations.update',
  'creations.delete',
];

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
  const failure = FAILURES[endpoint];
  if (outcome.ends !== 'badly' || !failure) return [];
  const { title, description = '' } = failure;
  const words = (!OWN_WORDS_ONLY.includes(endpoint) && outcome.words) || description;
  const toasts = [`destructive ${title}: ${words}`];
  const mentionsTokens =
    outcome.words === 'You have no tokens left.' || outcome.words === 'Insufficient balance.';
  if (endpoint === 'generation.create' && mentionsTokens) toasts.push(`warning Tokens Required: ${words}`);
  return toasts;
}
