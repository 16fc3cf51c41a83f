import type { AnyEndpoint } from '@product/api-client';
import { refusalOf, type EndpointName, type RefusalCase } from '@product/api-client/contract';
import type { Answer } from './browser';
import { expectRefusal } from './expectations';
import type { CheckContext } from './check-context';
import type { Kind } from './kinds';

/** The kind of data that a check creates on the server. Each kind can be excluded. */
export type CreatedData = 'accounts' | 'changes' | 'creations' | 'images' | 'checkouts';

interface Test {
  /** The endpoint's name and the tested behaviour. */
  id: string;
  description: string;
  /** @throws Failure when the rule is broken, Warning when it is followed in another way, Skip when it cannot be tested */
  run: (context: CheckContext) => Promise<void>;
}

export interface Check extends Test {
  kind: Kind;
  /** `undefined`: the check only reads, or its request is refused. */
  creates: CreatedData | undefined;
}

/** What calls create on a server that accepts them, by the beginning of their names. */
const CREATED: Readonly<Record<string, CreatedData>> = {
  'session.register': 'accounts',
  'session.language': 'changes',
  creations: 'creations',
  generation: 'images',
  checkout: 'checkouts',
};

/** @param rule its id and its sentence, as `session.logout.repeated: A second logout is a success.` */
export function test(rule: string, run: Test['run']): Test {
  const [id = '', ...sentence] = rule.split(': ');
  return { id, description: sentence.join(': '), run };
}

export const createdBy = (id: string): CreatedData | undefined =>
  CREATED[Object.keys(CREATED).find((name) => id.startsWith(name)) ?? ''];

/** What remains of a call that was not refused. Only a POST makes anything of its own. */
export const createdByPost = ({ method, name }: AnyEndpoint): CreatedData | undefined =>
  method === 'POST' ? createdBy(name) : undefined;

/**
 * Rules of one kind. What they create is, unless it is given, what the call creates with whose name their id begins.
 * @param of the kind; `creates: undefined` is nothing
 */
export const rules = (of: Kind | Pick<Check, 'kind' | 'creates'>, tests: readonly Test[]): Check[] =>
  tests.map((test) => ({
    ...(typeof of === 'string' ? { kind: of, creates: createdBy(test.id) } : of),
    ...test,
  }));

/** The rules of documented refusals of a call: each makes a call that must be refused. */
export const refusals = <Name extends EndpointName>(
  name: Name,
  calls: { [Case in RefusalCase<Name>]?: (context: CheckContext) => Promise<Answer> },
): Check[] =>
  rules(
    'refusal',
    (Object.keys(calls) as RefusalCase<Name>[]).map((refusalCase) => {
      const refusal = refusalOf(name, refusalCase);
      const sentence = `${refusal.when} It is refused with ${refusal.status} and a message.`;
      return test(`${name}.${refusalCase}: ${sentence}`, async (context) => {
        const answer = await calls[refusalCase]?.(context);
        if (answer) expectRefusal(answer, refusal);
      });
    }),
  );
