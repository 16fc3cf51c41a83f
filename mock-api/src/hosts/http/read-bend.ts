import { endpoints } from '@product/api-client';
import * as z from 'zod/mini';
import { obey } from '../../refusal';
import { CREDIT_TIMES } from '../../state';
import { toContent, type Bend } from '../../verbs';

const VERBS = ['answer', 'hang', 'offline', 'slow', 'seed'] as const satisfies Bend['verb'][];
const ENDPOINT_NAMES = Object.values(endpoints).map(({ name }) => name);

/** A word that nobody knows is refused by name, or a slip of the pen would pass for no fault. */
function only<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: ({ code, keys = [] }: { code: string; keys?: string[] }) =>
      code === 'unrecognized_keys'
        ? `nothing here is called ${keys.join(', ')}. There are ${Object.keys(shape).join(', ')}.`
        : undefined,
  });
}

const count = z.optional(z.int().check(z.nonnegative()));
const fault = {
  endpoint: z.optional(
    z.enum(ENDPOINT_NAMES, { error: `There are the endpoints ${ENDPOINT_NAMES.join(', ')}.` }),
  ),
  after: count,
  times: count,
};
const piece = {
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

/** What each verb takes. */
const shapes: Record<Bend['verb'], z.ZodMiniType<Bend>> = {
  answer: z.pipe(
    only({
      verb: z.literal('answer'),
      status: z.int().check(z.gte(200), z.lte(599)),
      body: z.optional(z.unknown()),
      contentType: z.optional(z.string()),
      ...fault,
    }),
    z.transform(({ body = '', contentType, ...rest }): Bend => {
      const content = toContent(body);
      return { ...rest, ...content, contentType: contentType ?? content.contentType };
    }),
  ),
  hang: only({ verb: z.literal('hang'), ...fault }),
  offline: only({ verb: z.literal('offline'), ...fault }),
  slow: only({ verb: z.literal('slow'), ms: z.number().check(z.nonnegative()), ...fault }),
  seed: only({
    verb: z.literal('seed'),
    user: z.optional(z.partial(only(person))),
    creations: z.optional(z.array(z.partial(only({ ...piece, isPublic: z.boolean() })))),
    community: z.optional(z.array(z.partial(only(piece)))),
    crowd: z.optional(z.int().check(z.nonnegative(), z.lte(100_000))),
    creditTime: z.optional(z.enum(CREDIT_TIMES)),
  }),
};

/** Reads a bend as someone typed it, or refuses with 400 and what there is to choose from. */
export function readBend(value: unknown): Bend {
  const { verb } = obey(namedSchema, value);
  return obey(shapes[verb], value);
}
