import { TOKEN_COST, TRIAL_DAYS, TRIAL_IMAGES_PER_DAY, VIDEO_DURATION_SECONDS } from '@product/domain';
import type { EndpointName } from './refusals';

const ORDER = 'The client shows the items in the order of the answer: the newest first.';
const ANSWER = 'Any 2xx is a success, whatever its body, also 204; send the creation all the same.';

/** Requirements of a call for a server, in addition to its summary: a sentence for each. */
export const DESCRIPTIONS: Partial<Record<EndpointName, readonly string[]>> = {
  'session.login': [
    'One of email and username; with both, the email counts.',
    'The answer sets the session cookie: HttpOnly, for every path of the API.',
    'Several devices may be signed in at once: a login ends no other session.',
  ],
  'session.register': [
    `The new account has 0 tokens and ${TRIAL_DAYS} days of ${TRIAL_IMAGES_PER_DAY} images a day, and is signed in: the answer sets the session cookie.`,
  ],
  'session.logout': [
    'Ends this session on the server too: its cookie, sent again, opens nothing. Sessions of other devices go on.',
    'Without a session the answer is a success as well, 204.',
  ],
  'creations.list': ['Only the creations of the signed-in user, private and public.', ORDER],
  'creations.gallery': ['Only public creations, of all users, and nothing of their authors.', ORDER],
  'creations.save': [
    "userId is the signed-in user's id. The session determines the owner, not this field.",
    ANSWER,
  ],
  'creations.update': [ANSWER],
  'creations.delete': [
    'Any 2xx is a success, whatever its body; 204 is usual.',
    'No later creation has its id.',
  ],
  'generation.create': [
    `An image costs ${TOKEN_COST.image} token, a video ${TOKEN_COST.video}. Administrators and active subscribers are not charged.`,
    `The trial is used only at 0 tokens: for ${TRIAL_DAYS} days after its registration an account has ${TRIAL_IMAGES_PER_DAY} images a day, counted anew at 00:00 UTC.`,
    'A generation that fails, is cancelled or refused costs nothing: tokens and images of the trial are given back.',
    'No balance falls below 0, also with two calls at once.',
    'At least one of mediaUrl and imageUrl is sent.',
  ],
};

/** What is said of a field, besides the type and the limits of its schema. */
interface FieldNotes {
  type?: 'integer';
  minimum?: number;
  format?: string;
  description?: string;
}

const TRIMMED = 'Limits hold without the white space around it.';
const PASSWORD: FieldNotes = {
  format: 'password',
  description: 'Kept as it was sent. Every character counts.',
};
const TITLE: FieldNotes = { description: TRIMMED };
const PROMPT: FieldNotes = { description: 'Not white space alone. Kept as it was sent.' };
const VIDEO_DURATION: FieldNotes = {
  description: `In seconds, as text. For video only: ${VIDEO_DURATION_SECONDS} if it is missing, ignored for an image.`,
};

/** By the names of schema and field. */
export const FIELD_NOTES: Record<string, Record<string, FieldNotes>> = {
  User: { tokens: { type: 'integer', minimum: 0 } },
  Credentials: {
    password: { format: 'password' },
    username: { description: 'In any case, with or without white space around it.' },
    email: { description: 'In any case, with or without white space around it.' },
  },
  Registration: {
    username: { description: `Without @. ${TRIMMED} Unique without regard to case.` },
    email: { format: 'email', description: `${TRIMMED} Unique without regard to case.` },
    password: PASSWORD,
    confirmPassword: { format: 'password', description: 'Equal to password.' },
  },
  NewCreation: {
    title: TITLE,
    prompt: PROMPT,
    imageUrl: {
      description: 'By http or https, a path of the own origin, or an embedded bitmap (data:image/…).',
    },
  },
  NewCreationMetadata: { videoDuration: VIDEO_DURATION },
  CreationChanges: { title: TITLE },
  GenerationRequest: { prompt: PROMPT, videoDuration: VIDEO_DURATION },
  Checkout: { url: { format: 'uri', description: "By https, or of the API's own origin." } },
};
