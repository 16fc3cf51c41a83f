import { endpoints, type AnyEndpoint } from '@product/api-client';
import type { Answer } from '../browser';
import { rules, test, type Check, type CreatedData } from '../check';
import type { CheckContext } from '../check-context';
import { expectSuccess, show } from '../expectations';
import { Failure } from '../verdicts';
import { update } from './creation-expectations';
import { trySaving } from './text-expectations';

interface ChangingRead {
  endpoint: AnyEndpoint;
  creates: CreatedData;
  prepare: (context: CheckContext) => Promise<() => Promise<void>>;
  isPrivate: boolean;
}

const READS: readonly ChangingRead[] = [
  { endpoint: endpoints.getUser, creates: 'changes', prepare: prepareLanguage, isPrivate: true },
  { endpoint: endpoints.listCreations, creates: 'creations', prepare: prepareTitle, isPrivate: true },
  { endpoint: endpoints.listGallery, creates: 'creations', prepare: prepareTitle, isPrivate: false },
];

/** Conditional requests, which a browser and a cache send to ask whether what they have is still right. */
export const validatorChecks: Check[] = [
  ...READS.flatMap(({ endpoint, creates, prepare }) =>
    rules({ kind: 'cache', creates }, [
      test(`${endpoint.name}.validators: ${endpoint.path} is never "not modified" (304) after a change, and is another one at once.`, async (context) => {
        const { browser } = context.first();
        const change = await prepare(context);
        const before = await browser.call(endpoint);
        expectSuccess(before);
        await change();
        for (const headers of conditionsOf(before)) {
          const after = await browser.call(endpoint, { headers });
          expectModified(after, headers, 'after a change');
          if (after.text === before.text)
            throw new Failure('another answer after a change', 'the same as before');
        }
      }),
    ]),
  ),
  ...READS.filter(({ isPrivate }) => isPrivate).flatMap(({ endpoint, creates }) =>
    rules({ kind: 'cache', creates }, [
      test(`${endpoint.name}.validators-of-another: ${endpoint.path} is never "not modified" (304) for other people and visitors, nor kept for them.`, async (context) => {
        const others = { 'another person': context.second().browser, 'a visitor': context.visitor() };
        // So that the lists of two people differ.
        if (creates === 'creations') await trySaving(context, { title: context.newName() });
        const own = await context.first().browser.call(endpoint);
        for (const headers of conditionsOf(own)) {
          for (const [name, browser] of Object.entries(others)) {
            const answer = await browser.call(endpoint, { headers });
            expectModified(answer, headers, `to ${name}`);
            if (answer.text === own.text)
              throw new Failure(`another answer to ${name}`, 'that of the first user');
          }
        }
      }),
    ]),
  ),
];

type Condition = Readonly<Record<string, string>>;

/** The conditions of a request by someone who has this answer, or one that no answer has. */
function conditionsOf({ headers }: Answer): Condition[] {
  const modified = headers.get('last-modified');
  return [
    { 'if-none-match': headers.get('etag') ?? '"conformance"' },
    ...(modified === null ? [] : [{ 'if-modified-since': modified }]),
  ];
}

function expectModified(answer: Answer, condition: Condition, when: string): void {
  if (answer.status !== 304) return;
  const sent = Object.entries(condition).map(([name, value]) => `${name}: ${value}`);
  throw new Failure(`no 304 ${when}`, `${show(answer)}, to ${sent.join(', ')}`);
}

async function prepareLanguage(context: CheckContext) {
  const { browser } = context.first();
  const set = async (language: string) =>
    expectSuccess(await browser.call(endpoints.updateLanguage, { body: { language } }));
  await set('es');
  return () => set('pt');
}

async function prepareTitle(context: CheckContext) {
  const person = context.first();
  const { id } = await context.save(person, { isPublic: true });
  return async () => expectSuccess(await update(person, id, { title: context.newName(), isPublic: true }));
}
