import {
  PASSWORD_MIN_LENGTH,
  PROMPT_MAX_LENGTH,
  TITLE_MAX_LENGTH,
  TITLE_MIN_LENGTH,
  USERNAME_MAX_LENGTH,
  USERNAME_MIN_LENGTH,
} from '@product/domain';
import type { endpoints } from '../endpoints';

/** A case in which a server refuses a call. */
export interface Refusal {
  status: number;
  /** The case, as a sentence. */
  when: string;
  /**
   * What another 4xx status means. `warned`: the app shows the same, so it is a warning. `failed`: the app, or
   * the privacy of users, depends on this status.
   */
  otherwise: 'warned' | 'failed';
}

const SIGNED_OUT: Refusal = { status: 401, when: 'There is no session.', otherwise: 'failed' };

const invalid = (when: string): Refusal => ({ status: 400, when, otherwise: 'warned' });
const conflict = (when: string): Refusal => ({ status: 409, when, otherwise: 'warned' });
const unauthorized = (when: string): Refusal => ({ status: 401, when, otherwise: 'warned' });

const WRONG_TYPE = invalid('A required field is missing, or a value is of another type than documented.');
const TITLE_TOO_SHORT = invalid(`The title has fewer than ${TITLE_MIN_LENGTH} characters.`);
const TITLE_TOO_LONG = invalid(`The title has more than ${TITLE_MAX_LENGTH} characters.`);
const PROMPT_TOO_LONG = invalid(`The prompt has more than ${PROMPT_MAX_LENGTH} characters.`);
const EMPTY_PROMPT = invalid('The prompt is empty or white space.');
const UNKNOWN_WORD = invalid("The style, ratio, quality or medium is none of the product's.");

/** The same as for an unknown id, so that the answer does not disclose that the creation exists. */
const notFound: Refusal = {
  status: 404,
  when: "The id is unknown, or the creation is another user's.",
  otherwise: 'failed',
};

/**
 * The refusals of each call, by endpoint and case. The OpenAPI document lists them, the conformance checks try them,
 * and a test compares them with the mock's. Apart from the endpoints, so that an app that only sends calls does not load them.
 */
export const REFUSALS = {
  'session.user': { 'signed-out': SIGNED_OUT },
  'session.login': {
    'nothing-given': invalid('Name or password is missing.'),
    malformed: invalid('The body is not JSON.'),
    'wrong-type': WRONG_TYPE,
    'wrong-password': unauthorized('The password is wrong. One that is too short is wrong, too.'),
    'unknown-account': unauthorized('No account has this name.'),
  },
  'session.register': {
    'short-username': invalid(`The username has fewer than ${USERNAME_MIN_LENGTH} characters.`),
    'long-username': invalid(`The username has more than ${USERNAME_MAX_LENGTH} characters.`),
    'bad-email': invalid('The email is not an email address.'),
    'short-password': invalid(`The password has fewer than ${PASSWORD_MIN_LENGTH} characters.`),
    'passwords-differ': invalid('The confirmation differs from the password.'),
    'username-taken': conflict('The username is taken.'),
    'email-taken': conflict('The email is registered.'),
    'wrong-type': WRONG_TYPE,
  },
  'session.logout': {},
  'session.language': {
    unknown: invalid("The language is none of the product's."),
    'signed-out': SIGNED_OUT,
  },
  'creations.list': { 'signed-out': SIGNED_OUT },
  'creations.gallery': {},
  'creations.save': {
    'title-too-short': TITLE_TOO_SHORT,
    'title-too-long': TITLE_TOO_LONG,
    'empty-prompt': EMPTY_PROMPT,
    'prompt-too-long': PROMPT_TOO_LONG,
    'unknown-style': UNKNOWN_WORD,
    'bad-media-url': invalid('The imageUrl is none that media may be loaded from.'),
    'wrong-type': WRONG_TYPE,
    'signed-out': SIGNED_OUT,
    'for-another': {
      status: 403,
      when: "The userId is another user's. Saving for the signed-in user instead does as well.",
      otherwise: 'warned',
    },
  },
  'creations.update': {
    'title-too-short': TITLE_TOO_SHORT,
    'title-too-long': TITLE_TOO_LONG,
    'wrong-type': WRONG_TYPE,
    'signed-out': SIGNED_OUT,
    'of-another': notFound,
  },
  'creations.delete': { 'signed-out': SIGNED_OUT, 'of-another': notFound },
  'generation.create': {
    'empty-prompt': EMPTY_PROMPT,
    'prompt-too-long': PROMPT_TOO_LONG,
    'unknown-style': UNKNOWN_WORD,
    'wrong-type': WRONG_TYPE,
    'signed-out': SIGNED_OUT,
    'nothing-left': {
      status: 402,
      when: "There are fewer tokens than it costs, and the day's trial images are used up.",
      otherwise: 'failed',
    },
    'without-access': {
      status: 403,
      when: 'Video or 4K, without tokens, an active subscription or the rights of an administrator. 402 does as well.',
      otherwise: 'failed',
    },
  },
  'checkout.subscribe': {
    unknown: invalid('The plan or the billing interval is not for sale.'),
    'signed-out': SIGNED_OUT,
  },
  'checkout.buyTokens': { unknown: invalid('The pack is not for sale.'), 'signed-out': SIGNED_OUT },
} as const satisfies Record<(typeof endpoints)[keyof typeof endpoints]['name'], Record<string, Refusal>>;

export type EndpointName = keyof typeof REFUSALS;

/** The cases of an endpoint. */
export type RefusalCase<Name extends EndpointName> = keyof (typeof REFUSALS)[Name] & string;

/** The refusal of an endpoint in one case. */
export function refusalOf<Name extends EndpointName>(name: Name, refusalCase: RefusalCase<Name>): Refusal {
  return REFUSALS[name][refusalCase] as Refusal;
}
