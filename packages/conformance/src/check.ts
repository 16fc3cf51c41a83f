import { refusalOf, type EndpointName, type RefusalCase } from '@product/api-client/contract';
import type { Answer } from './browser';
import { expectRefusal } from './expectations';
import type { CheckContext } from './check-context';
import type { Kind } from './kinds';

/** The kind of data that a check creates on the server. Each kind can be excluded. */
export type CreatedData = 'accounts' | 'changes' | 'creations' | 'images' | 'checkouts';

export interface Check {
  /** The endpoint's name and the tested behaviour. */
  id: string;
  kind: Kind;
  description: string;
  /** @default nothing: the check only reads, or its request is refused */
  creates?: CreatedData;
  /** @throws Failure when the rule is broken, Warning when it is followed in another way, Skip when it cannot be tested */
  run: (context: CheckContext) => Promise<void>;
}

/** Checks by their ids, of one kind where they name no other. */
export const rules = (
  kind: Kind,
  checks: Readonly<Record<string, Omit<Check, 'id' | 'kind'> & { kind?: Kind }>>,
): Check[] => Object.entries(checks).map(([id, check]) => ({ id, kind, ...check }));

/** The check of a documented refusal. `send` makes the call that must be refused. */
export function refusalCheck<Name extends EndpointName>(
  { name }: { name: Name },
  refusalCase: RefusalCase<Name>,
  send: (context: CheckContext) => Promise<Answer>,
  creates?: CreatedData,
): Check {
  const refusal = refusalOf(name, refusalCase);
  return {
    id: `${name}.${refusalCase}`,
    kind: 'refusal',
    description: `${refusal.when} It is refused with ${refusal.status} and a message.`,
    ...(creates && { creates }),
    run: async (context) => expectRefusal(await send(context), refusal),
  };
}
