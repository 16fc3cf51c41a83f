import { endpoints, type AnyEndpoint, type Id } from '@product/api-client';
import { rules, test, type Check } from '../check';
import { idOf, skip, type CheckContext } from '../check-context';
import { expectFields, expectSuccess, show } from '../expectations';
import { newCreation } from '../samples';
import { Failure } from '../verdicts';
import { remove, update } from './creation-expectations';
import { findAuthor } from './authors';

type Fields = Record<string, unknown>;

/** More than a page has that a server may have been built with. */
const MANY = 101;

const AT_ONCE = 10;

const SAMPLE = 20;

export const listChecks: Check[] = [
  ...rules('list', [
    test('creations.list.order: The own list and the gallery have the newest creations first.', async (context) => {
      const ids = (await saveSome(context, 3)).map(({ id }) => id);
      for (const [name, list] of await readLists(context)) {
        const found = idsOf(list).filter((id) => ids.includes(id));
        if (found.length < ids.length)
          throw new Failure('the newest creation first', `${name} without one of them`);
        if (String(found) === String(ids.toReversed())) continue;
        const first = String(found) === String(ids) ? 'the oldest' : 'another';
        throw new Failure('the newest creation first', `${name} with ${first} first`);
      }
    }),
    test('creations.list.place: A change leaves a creation in its place, and is in both lists at once.', async (context) => {
      const saved = await saveSome(context, 3);
      const { id } = saved[1] ?? skip('nothing could be saved');
      const idsIn = (list: Fields[] = []) => idsOf(list).filter((id) => saved.some((one) => one.id === id));
      const before = new Map(await readLists(context));
      const body = { title: context.newName(), isPublic: true };
      expectSuccess(await update(context.first(), id, body));
      for (const [name, list] of await readLists(context)) {
        expectFields(list.find((one) => idOf(one) === id) ?? {}, { title: body.title });
        const after = idsIn(list);
        if (String(after) === String(idsIn(before.get(name)))) continue;
        const received = after[0] === id ? 'it is the first' : 'another order';
        throw new Failure(`the changed creation in its place in ${name}`, received);
      }
      expectSuccess(await update(context.first(), id, { ...body, isPublic: false }));
      if (idsOf(await context.gallery(context.visitor())).includes(id))
        throw new Failure('a gallery without what was made private', 'it is there');
    }),
    test('creations.delete.only-one: A deletion removes one creation and leaves those that were saved before and after it.', async (context) => {
      const [older, deleted, newer] = await saveSome(context, 3);
      if (!older || !deleted || !newer) return;
      expectSuccess(await remove(context.first(), deleted.id));
      for (const [name, list] of await readLists(context)) {
        const ids = idsOf(list);
        if (ids.includes(deleted.id))
          throw new Failure(`${name} without the deleted creation`, 'it is there');
        const lost = [older, newer].find(({ id }) => !ids.includes(id));
        if (lost) throw new Failure(`${name} with the other creations`, `none with the title ${lost.title}`);
      }
    }),
    test('creations.save.twice: Two creations of the same content are two, with an id each.', async (context) => {
      const { browser, id } = context.first();
      const body = newCreation(id, context.newName(), context.mediaUrl);
      for (let save = 0; save < 2; save += 1) {
        expectSuccess(await browser.call(endpoints.saveCreation, { body }));
      }
      const found = (await context.ownList(context.first())).filter(({ title }) => title === body.title);
      const ids = new Set(found.map(idOf));
      if (ids.size !== 2) throw new Failure('two creations', `${ids.size}`);
    }),
    test('creations.save.new-id: A creation has an id that none before it had, not even a deleted one: pages that are open may still show that.', async (context) => {
      const [, last] = await saveSome(context, 2);
      if (!last) return;
      expectSuccess(await remove(context.first(), last.id));
      const [next] = await saveSome(context, 1);
      if (next?.id === last.id) throw new Failure('a new id', `${last.id}, of the creation deleted before`);
    }),
    test(`creations.list.complete: Both lists are whole: of ${MANY} creations none is missing or there twice, on one page.`, async (context) => {
      const saved = await saveMany(context);
      try {
        const ownList = await context.ownList(context.first());
        const gallery = await context.gallery(context.visitor());
        expectAll('the own list', ownList, saved);
        expectAll(
          'the gallery',
          gallery,
          saved.filter(({ isPublic }) => isPublic),
        );
        const shown = new Set(gallery.map(({ title }) => title));
        const secret = saved.find(({ isPublic, title }) => !isPublic && shown.has(title));
        if (secret) throw new Failure('a gallery without private creations', 'one of them is there');
      } finally {
        await removeAll(context, saved);
      }
    }),
    test('creations.gallery.same-fields: The gallery has a creation with the same id, title, prompt and media as the own list.', async (context) => {
      const [saved] = await saveSome(context, 1);
      const ofSaved = (list: Fields[]) => list.find((one) => idOf(one) === saved?.id) ?? {};
      const own = ofSaved(await context.ownList(context.first()));
      const { title, prompt, imageUrl } = own;
      expectFields(ofSaved(await context.gallery(context.visitor())), { title, prompt, imageUrl });
    }),
    test('creations.gallery.no-authors: The gallery has nothing of the authors: no name, no id, no email.', async (context) => {
      const [saved] = await saveSome(context, 1);
      const gallery = await context.gallery(context.second().browser);
      const item = gallery.find((one) => idOf(one) === saved?.id);
      if (!item)
        throw new Failure("a gallery with the first user's creation for the second", 'one without it');
      for (const one of [item, ...gallery.slice(0, SAMPLE)]) {
        const author = findAuthor(one, context.first());
        if (author) throw new Failure('an item without its author', author);
      }
    }),
  ]),
  ...[endpoints.listCreations, endpoints.listGallery].flatMap((endpoint) =>
    rules({ kind: 'list', creates: undefined }, [
      test(`${endpoint.name}.unknown-parameters: Parameters in the address of ${endpoint.path} that the document does not have are ignored.`, async (context) => {
        const { browser } = context.first();
        const ask = (query: string) =>
          browser.call({ ...endpoint, path: endpoint.path + query } as AnyEndpoint);
        const plain = await ask('');
        expectSuccess(plain);
        const answer = await ask('?_=1700000000000&utm_source=x%20y&q=%27');
        if (answer.text !== plain.text)
          throw new Failure('the same list as without parameters', show(answer));
      }),
    ]),
  ),
];

async function saveSome(context: CheckContext, count: number) {
  const saved: { id: Id; title: string }[] = [];
  while (saved.length < count) saved.push(await context.save(context.first(), { isPublic: true }));
  return saved;
}

const idsOf = (list: readonly Fields[]) => list.map(idOf).filter((id) => id !== undefined);

/** Both lists, by what they are called. */
const readLists = async (context: CheckContext): Promise<[string, Fields[]][]> => [
  ['the own list', await context.ownList(context.first())],
  ['the gallery', await context.gallery(context.visitor())],
];

async function saveMany(context: CheckContext): Promise<{ title: string; isPublic: boolean }[]> {
  const { browser, id } = context.first();
  const wanted = Array.from({ length: MANY }, (_, index) => ({
    title: context.newName(),
    isPublic: index % 2 === 0,
    ...(index % 3 === 0 && { mediaType: 'video' }),
  }));
  const saved: typeof wanted = [];
  for (let start = 0; start < MANY; start += AT_ONCE) {
    const some = wanted.slice(start, start + AT_ONCE);
    const answers = await Promise.all(
      some.map((one) =>
        browser.call(endpoints.saveCreation, {
          body: { ...newCreation(id, one.title, context.mediaUrl), ...one },
        }),
      ),
    );
    const refused = answers.find(({ status }) => status >= 400 && status < 500);
    saved.push(...some.filter((_, index) => answers[index] !== refused));
    if (refused) {
      await removeAll(context, saved);
      skip(`the server keeps fewer than ${MANY} creations of a user: ${show(refused)}`);
    }
    answers.forEach(expectSuccess);
  }
  return saved;
}

function expectAll(name: string, list: readonly Fields[], saved: readonly { title: string }[]): void {
  const titles = new Set(list.map(({ title }) => title));
  const missing = saved.filter(({ title }) => !titles.has(title));
  if (missing.length > 0) {
    throw new Failure(
      `${name} with all of ${saved.length} creations`,
      `${list.length} items, without ${missing.length} of them`,
    );
  }
  const ids = list.map((one) => String(idOf(one)));
  const twice = ids.length - new Set(ids).size;
  if (twice > 0) throw new Failure(`${name} with each creation once`, `${twice} ids that are there twice`);
}

async function removeAll(context: CheckContext, saved: readonly { title: string }[]): Promise<void> {
  const titles = new Set<unknown>(saved.map(({ title }) => title));
  const list = await context.ownList(context.first());
  const ids = idsOf(list.filter(({ title }) => titles.has(title)));
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    await Promise.all(ids.slice(start, start + AT_ONCE).map((id) => remove(context.first(), id)));
  }
}
