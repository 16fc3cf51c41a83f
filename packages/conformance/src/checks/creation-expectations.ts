import { endpoints, type Id } from '@product/api-client';
import type { Answer, Browser } from '../browser';
import { expectFields } from '../expectations';
import { idOf, type CheckContext } from '../check-context';
import type { Person } from '../people';
import { Failure } from '../verdicts';

export const update = (
  { browser }: Pick<Person, 'browser'>,
  id: Id,
  body: object,
  once = false,
): Promise<Answer> => browser.call(endpoints.updateCreation, { params: { id }, body, once });

export const remove = ({ browser }: Pick<Person, 'browser'>, id: Id, once = false): Promise<Answer> =>
  browser.call(endpoints.deleteCreation, { params: { id }, once });

/** A creation in the list of its owner. Empty if it is not there. */
export const readOne = async (context: CheckContext, person: Person, id: Id) =>
  (await context.ownList(person)).find((creation) => idOf(creation) === id) ?? {};

export async function expectGone(context: CheckContext, person: Person, id: Id) {
  if ('id' in (await readOne(context, person, id)))
    throw new Failure('an own list without it', 'it is still there');
}

export async function expectShown(context: CheckContext, id: unknown, title: string) {
  const item = (await context.gallery(context.visitor())).find((creation) => idOf(creation) === id);
  if (!item) throw new Failure('the creation in the gallery', 'a gallery without it');
  expectFields(item, { title });
}

export const everybody = ({ signIns, visitor }: CheckContext): Browser[] => [
  visitor(),
  ...signIns.slice(0, 2).flatMap((signIn) => signIn?.person?.browser ?? []),
];

/** Asserts that the creation is in nobody's gallery: not in a visitor's, its owner's or another user's. */
export async function expectHidden(context: CheckContext, id: unknown, title: string) {
  for (const browser of everybody(context)) {
    const gallery = await context.gallery(browser);
    if (gallery.some((one) => idOf(one) === id || one['title'] === title))
      throw new Failure('a gallery without the creation', 'it is there');
  }
}
