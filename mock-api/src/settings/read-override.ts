import * as z from 'zod/mini';
import { asBadRequest, HttpError, parseOrReject } from '../http-error';
import { CREDIT_TIMES } from '../state';
import { catalogue, placesOf } from '../faults/catalogue';
import { scopes } from '../faults/scopes';
import { toContent, type Override } from '../verbs';
import { only, whenShape } from './shapes';

const VERBS = ['answer', 'hang', 'offline', 'slow', 'fault', 'seed'] as const satisfies Override['verb'][];
const FAULT_IDS = catalogue.map(({ id }) => id);
/** A `Response` with such a status and a body cannot be created. */
const WITHOUT_BODY = [204, 205, 304];
const ENDPOINT_NAMES = scopes.calls.names;

const fault = {
  endpoint: z.optional(
    z.enum(ENDPOINT_NAMES, { error: `There are the endpoints ${ENDPOINT_NAMES.join(', ')}.` }),
  ),
  ...whenShape,
};
const piece = {
  id: z.union([z.string(), z.int()]),
  title: z.string(),
  prompt: z.string(),
  imageUrl: z.string(),
  style: z.string(),
  aspectRatio: z.string(),
  mediaType: z.string(),
};
const person = {
  username: z.string(),
  email: z.string(),
  tokens: z.int().check(z.nonnegative()),
  isAdmin: z.boolean(),
  subscriptionStatus: z.nullable(z.string()),
  language: z.nullable(z.string()),
};

const namedSchema = z.looseObject({
  verb: z.enum(VERBS, { error: `There are the verbs ${VERBS.join(', ')}.` }),
});

const shapes: Record<Override['verb'], z.ZodMiniType<Override>> = {
  answer: z.pipe(
    only({
      verb: z.literal('answer'),
      status: z.int().check(z.gte(200), z.lte(599)),
      body: z.optional(z.unknown()),
      contentType: z.optional(z.string()),
      ...fault,
    }),
    z.transform(({ body = '', contentType, ...rest }): Override => {
      const content = toContent(body);
      return { ...rest, ...content, contentType: contentType ?? content.contentType };
    }),
  ),
  hang: only({ verb: z.literal('hang'), ...fault }),
  offline: only({ verb: z.literal('offline'), ...fault }),
  slow: only({ verb: z.literal('slow'), ms: z.number().check(z.nonnegative()), ...fault }),
  fault: only({
    verb: z.literal('fault'),
    id: z.enum(FAULT_IDS, { error: `There are the faults ${FAULT_IDS[0]} to ${FAULT_IDS.at(-1)}.` }),
    variant: z.optional(z.int().check(z.positive())),
    endpoint: z.optional(
      z.enum(scopes.everything.names, {
        error: `There are the endpoints ${scopes.everything.names.join(', ')}.`,
      }),
    ),
    ...whenShape,
  }),
  seed: only({
    verb: z.literal('seed'),
    user: z.optional(z.partial(only(person))),
    creations: z.optional(z.array(z.partial(only({ ...piece, isPublic: z.boolean() })))),
    community: z.optional(z.array(z.partial(only(piece)))),
    crowd: z.optional(z.int().check(z.nonnegative(), z.lte(100_000))),
    creditTime: z.optional(z.enum(CREDIT_TIMES)),
  }),
};

/** Parses an override. Throws a 400 that lists the valid choices. */
export function readOverride(value: unknown): Override {
  const { verb } = parseOrReject(namedSchema, value);
  const override = parseOrReject(shapes[verb], value);
  if (override.verb === 'fault') asBadRequest(() => placesOf(override.id, override.endpoint));
  if (override.verb === 'answer' && override.body && WITHOUT_BODY.includes(override.status))
    throw new HttpError(400, `A response with the status ${override.status} has no body.`);
  return override;
}
