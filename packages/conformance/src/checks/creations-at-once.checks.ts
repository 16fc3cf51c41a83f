import { endpoints, type Id } from '@product/api-client';
import { refusalOf } from '@product/api-client/contract';
import { MANY, sendAtOnce, times } from '../at-once';
import { idOf, type CheckContext } from '../check-context';
import { rules, test } from '../check';
import { expectFields, expectRefusal, expectSuccess, isSuccess } from '../expectations';
import { newCreation } from '../samples';
import { Failure } from '../verdicts';
import { expectGone, readOne, remove, update } from './creation-expectations';

const STEP_MS = 1;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function saveMany(context: CheckContext) {
  const saved: { id: Id; title: string }[] = [];
  while (saved.length < MANY) saved.push(await context.save(context.first()));
  return saved;
}

const NOT_OWN = refusalOf('creations.delete', 'of-another');

export const creationsAtOnceChecks = rules('side-by-side', [
  test(`creations.save.side-by-side: Of ${MANY} saves side by side each is kept, once, by two users too.`, async (context) => {
    const people = [context.first(), context.second()];
    const saves = times(MANY, (index) => {
      const person = people[index % people.length] ?? context.first();
      return { person, title: context.newName() };
    });
    const answers = await sendAtOnce(
      saves.map(({ person: { browser, id }, title }) =>
        browser.call(endpoints.saveCreation, { body: newCreation(id, title, context.mediaUrl), once: true }),
      ),
    );
    for (const answer of answers) expectSuccess(answer);
    const ids = new Set<unknown>();
    for (const { person, title } of saves) {
      const found = (await context.ownList(person)).filter((item) => item['title'] === title);
      if (found.length !== 1)
        throw new Failure(
          'each creation once in the list of its owner',
          `one is there ${found.length} times`,
        );
      ids.add(idOf(found[0]));
    }
    if (ids.size < MANY) throw new Failure(`${MANY} ids`, `${ids.size}: several creations have the same`);
  }),
  test('creations.update.side-by-side: Updates of one creation side by side leave one of the sent states whole.', async (context) => {
    const person = context.first();
    const { id } = await context.save(person);
    const states = [true, false].map((isPublic) => ({ title: context.newName(), isPublic }));
    const sent = times(MANY, (index) => states[index % states.length] ?? {});
    for (const answer of await sendAtOnce(sent.map((state) => update(person, id, state, true))))
      expectSuccess(answer);
    const found = await readOne(context, person, id);
    const state = states.find(({ title }) => title === found['title']);
    if (!state) throw new Failure('one of the sent titles', JSON.stringify(found['title']));
    expectFields(found, state);
  }),
  test(`creations.update.others.side-by-side: Updates of ${MANY} creations side by side are all kept, and so are the creations.`, async (context) => {
    const person = context.first();
    const saved = await saveMany(context);
    const changes = saved.map(({ id }) => ({ id, title: context.newName() }));
    const answers = await sendAtOnce(
      changes.map(({ id, title }) => update(person, id, { title, isPublic: false }, true)),
    );
    for (const answer of answers) expectSuccess(answer);
    const list = await context.ownList(person);
    for (const change of changes) {
      expectFields(list.find((item) => idOf(item) === change.id) ?? {}, change);
    }
  }),
  test('creations.delete.side-by-side: Of several deletions of one creation side by side exactly one succeeds, and it is gone.', async (context) => {
    const person = context.first();
    const { id } = await context.save(person);
    const answers = await sendAtOnce(times(MANY, () => remove(person, id, true)));
    const refused = answers.filter((answer) => !isSuccess(answer));
    await expectGone(context, person, id);
    if (refused.length !== MANY - 1)
      throw new Failure(`one success, and 404 for the others`, `${MANY - refused.length} successes`);
    for (const answer of refused) expectRefusal(answer, NOT_OWN);
  }),
  test(`creations.delete.others.side-by-side: Deletions of ${MANY} creations side by side delete each of them.`, async (context) => {
    const person = context.first();
    const saved = await saveMany(context);
    for (const answer of await sendAtOnce(saved.map(({ id }) => remove(person, id, true))))
      expectSuccess(answer);
    for (const { id } of saved) await expectGone(context, person, id);
  }),
  test('creations.delete.update.side-by-side: Creations that are updated and deleted side by side are gone.', async (context) => {
    const person = context.first();
    const saved = await saveMany(context);
    const updates = saved.map(({ id, title }) => update(person, id, { title, isPublic: true }, true));
    // Each starts a little later than the one before, so that some run between the update's read and its write.
    const deletions = saved.map(async ({ id }, index) => {
      await sleep(index * STEP_MS);
      return remove(person, id, true);
    });
    const [deleted, updated] = await Promise.all([sendAtOnce(deletions), sendAtOnce(updates)]);
    for (const answer of deleted) expectSuccess(answer);
    for (const answer of updated) {
      if (!isSuccess(answer)) expectRefusal(answer, NOT_OWN);
    }
    const gallery = await context.gallery(context.visitor());
    for (const { id } of saved) {
      await expectGone(context, person, id);
      if (gallery.some((item) => idOf(item) === id)) throw new Failure('a gallery without it', 'it is there');
    }
  }),
  test('creations.list.side-by-side: Two users who read side by side get their own list each, and no item of the other.', async (context) => {
    const people = [context.first(), context.second()];
    const own: unknown[] = [];
    for (const person of people) own.push((await context.save(person)).title);
    await Promise.all(
      times(MANY, async (index) => {
        const person = people[index % people.length] ?? context.first();
        const titles = (await context.ownList(person)).map((item) => item['title']);
        const isOwn = own.map((title) => titles.includes(title));
        if (isOwn[index % people.length] && isOwn.filter(Boolean).length === 1) return;
        throw new Failure(
          'the own creations',
          isOwn.some(Boolean) ? 'those of the other user' : 'a list without them',
        );
      }),
    );
  }),
]);
