import { refusalOf, type EndpointName, type RefusalCase } from '../contract/refusals';
import type { Answer } from './browser';
import { expectRefusal } from './expectations';
import type { Stage } from './stage';

/** The kind of data that a check creates on the server. Each kind can be excluded. */
export type Making = 'accounts' | 'changes' | 'creations' | 'images' | 'checkouts';

/** A rule of the contract, and its test. */
export interface Check {
  /** The endpoint's name and the tested behaviour. */
  id: string;
  /** The rule, as a sentence. */
  says: string;
  /** @default nothing: the check only reads, or its request is refused */
  makes?: Making;
  /** @throws Breach when the rule is broken, Advice when it is kept in another way, Skip when it cannot be tested */
  run: (stage: Stage) => Promise<void>;
}

/** The check of a documented refusal: `ask` provokes it. */
export function refuses<Name extends EndpointName>(
  { name }: { name: Name },
  what: RefusalCase<Name>,
  ask: (stage: Stage) => Promise<Answer>,
  makes?: Making,
): Check {
  const refusal = refusalOf(name, what);
  return {
    id: `${name}.${what}`,
    says: `${refusal.when} It is refused with ${refusal.status} and a message.`,
    ...(makes && { makes }),
    run: async (stage) => expectRefusal(await ask(stage), refusal),
  };
}
