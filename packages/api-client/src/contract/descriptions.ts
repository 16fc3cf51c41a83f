import {
  PASSWORD_MIN_LENGTH,
  TITLE_MIN_LENGTH,
  TOKEN_COST,
  TRIAL_DAYS,
  TRIAL_IMAGES_PER_DAY,
  USERNAME_MIN_LENGTH,
} from '@product/domain';
import type { EndpointName } from './refusals';

const ORDER = 'The client shows the items in the order of the answer: the newest first.';
const ANSWER = 'Any 2xx is a success, whatever its body; send the creation all the same.';

/** Requirements of a call for a server, in addition to its summary. */
export const DESCRIPTIONS: Partial<Record<EndpointName, string>> = {
  'session.login':
    'One of email and username. The answer sets the session cookie: HttpOnly, for every path of the API.',
  'session.register':
    `The new account has 0 tokens and ${TRIAL_DAYS} days of ${TRIAL_IMAGES_PER_DAY} images a day, and is signed in: ` +
    'the answer sets the session cookie.',
  'session.logout': 'Ends the session on the server too: its cookie, sent again, opens nothing.',
  'creations.list': `Only the creations of the signed-in user, private and public. ${ORDER}`,
  'creations.gallery': `Only public creations, of all users, and nothing of their authors. ${ORDER}`,
  'creations.save': `userId is the signed-in user's id. The session determines the owner, not this field. ${ANSWER}`,
  'creations.update': ANSWER,
  'creations.delete': 'Any 2xx is a success, whatever its body; 204 is usual.',
  'generation.create':
    `An image costs ${TOKEN_COST.image} token, a video ${TOKEN_COST.video}. Administrators and active subscribers are ` +
    `not charged. Without tokens, a new account has ${TRIAL_IMAGES_PER_DAY} images a day for ${TRIAL_DAYS} days. No ` +
    'balance falls below 0, also with two calls at once. At least one of mediaUrl and imageUrl is sent.',
};

interface Bound {
  minLength?: number;
  minimum?: number;
  type?: 'integer';
  format?: string;
  pattern?: string;
  description?: string;
}

const PASSWORD: Bound = { minLength: PASSWORD_MIN_LENGTH, format: 'password' };
const TITLE: Bound = { minLength: TITLE_MIN_LENGTH };
/** Pattern of a text that is not only white space. */
const NOT_BLANK = '\\S';

/**
 * Constraints of the fields besides their type, by the names of schema and field. Lengths are counted without the white
 * space around.
 */
export const BOUNDS: Record<string, Record<string, Bound>> = {
  User: { tokens: { type: 'integer', minimum: 0 } },
  Credentials: { password: PASSWORD, username: { minLength: 1 }, email: { minLength: 1 } },
  Registration: {
    username: { minLength: USERNAME_MIN_LENGTH },
    email: { format: 'email' },
    password: PASSWORD,
    confirmPassword: { ...PASSWORD, description: 'Equal to password.' },
  },
  NewCreation: { title: TITLE, imageUrl: { minLength: 1 } },
  CreationChanges: { title: TITLE },
  GenerationRequest: {
    prompt: { pattern: NOT_BLANK },
    videoDuration: { description: 'In seconds, as text: 5. For video only.' },
  },
  Checkout: { url: { format: 'uri', description: "By https, or of the API's own origin." } },
};
