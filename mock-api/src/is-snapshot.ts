import * as z from 'zod/mini';
import { SCENARIO_NAMES } from './scenarios';
import { CREDIT_TIMES, type State } from './state';
import { SNAPSHOT_VERSION, type Snapshot } from './world';

const number = z.number();
const text = z.string();

/** Of items, only the fields without which a route could not answer. */
const stateShape = {
  accounts: z.array(
    z.object({ id: number, username: text, email: text, tokens: number, passwordHash: text }),
  ),
  creations: z.array(
    z.object({ id: number, userId: number, title: text, imageUrl: text, isPublic: z.boolean() }),
  ),
  sessions: z.record(text, number),
  browserSession: z.nullable(text),
  media: z.record(text, z.unknown()),
  orders: z.array(z.object({ id: text, accountId: number, returnTo: text, status: text })),
  creditTime: z.enum(CREDIT_TIMES),
  crowd: number,
  lastId: number,
  randomSeed: number,
} satisfies Record<keyof State, z.ZodMiniType>;

const snapshotSchema = z.object({
  version: z.literal(SNAPSHOT_VERSION),
  scenario: z.enum(SCENARIO_NAMES),
  state: z.object(stateShape),
});

/** Whether a value, such as the content of a file, is a snapshot that a world can continue. */
export function isSnapshot(value: unknown): value is Snapshot {
  return snapshotSchema.safeParse(value).success;
}
