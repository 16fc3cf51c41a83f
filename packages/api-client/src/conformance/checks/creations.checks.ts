import { endpoints } from '../../endpoints';
import type { Check } from '../check';
import { expectFields, expectOwed, expectRefusal, expectSuccess } from '../expectations';
import { isRecord } from '../json';
import { newCreation, SHORT_TITLE } from '../samples';
import { idOf, type Stage } from '../stage';
import { Breach } from '../verdicts';

const check = (id: string, says: string, section: string, run: Check['run']): Check => ({
  id: `creations.${id}`,
  says,
  section,
  makes: 'creations',
  run,
});

export const creationChecks: Check[] = [
  {
    id: 'creations.list.answer',
    says: 'The own list is a list of creations, of an account without any too.',
    section: 'spec 7, decisions 2',
    async run(stage) {
      await stage.ownList(stage.first());
    },
  },
  check('save.listed', 'What is saved is in the own list, as it was sent.', 'spec 7', async (stage) => {
    const person = stage.first();
    const title = stage.newName();
    const body = newCreation(person.id, title, stage.mediaUrl);
    expectSuccess(await person.browser.call(endpoints.saveCreation, { body }));
    const found = (await stage.ownList(person)).find((one) => one['title'] === title);
    if (!found) throw new Breach('the creation in the own list', 'a list without it');
    const { metadata, userId: _userId, ...fields } = body;
    expectFields(found, fields);
    expectFields(isRecord(found['metadata']) ? found['metadata'] : {}, { quality: metadata.quality });
  }),
  check('save.answer', 'Saving answers the creation.', 'decisions 2', async (stage) => {
    const { browser, id } = stage.first();
    const title = stage.newName();
    const body = newCreation(id, title, stage.mediaUrl);
    const answer = expectOwed('Creation', await browser.call(endpoints.saveCreation, { body }));
    expectFields(isRecord(answer) ? answer : {}, { title });
  }),
  check('save.private', 'A private creation is never in the gallery.', 'decisions 4', async (stage) => {
    const { id, title } = await stage.saved(stage.first(), { isPublic: false });
    await expectHidden(stage, id, title);
  }),
  check('save.public', 'A public creation is in the gallery, for visitors too.', 'spec 7', async (stage) => {
    const { id, title } = await stage.saved(stage.first(), { isPublic: true });
    await expectShown(stage, id, title);
  }),
  check(
    'save.title-too-short',
    'A title of two characters is refused with 400 and a message.',
    'spec 5, decisions 4',
    async (stage) => {
      const { browser, id } = stage.first();
      const body = newCreation(id, SHORT_TITLE, stage.mediaUrl);
      expectRefusal(await browser.call(endpoints.saveCreation, { body }), 400);
    },
  ),
  check(
    'save.for-another',
    "Nobody saves into another person's list, whatever userId they send.",
    'spec 6',
    async (stage) => {
      const other = stage.second();
      const title = stage.newName();
      const body = newCreation(other.id, title, stage.mediaUrl);
      await stage.first().browser.call(endpoints.saveCreation, { body });
      const found = (await stage.ownList(other)).some((one) => one['title'] === title);
      if (found) throw new Breach('the list of the other person as it was', 'it holds the creation');
    },
  ),
  check('update.changes', 'An update changes title and visibility, both ways.', 'spec 4', async (stage) => {
    const person = stage.first();
    const { id } = await stage.saved(person);
    for (const isPublic of [true, false]) {
      const body = { title: stage.newName(), isPublic };
      expectSuccess(await person.browser.call(endpoints.updateCreation, { params: { id }, body }));
      const found = (await stage.ownList(person)).find((one) => idOf(one) === id);
      expectFields(found ?? {}, { id, ...body });
      await (isPublic ? expectShown : expectHidden)(stage, id, body.title);
    }
  }),
  check('update.answer', 'An update answers the creation.', 'decisions 2', async (stage) => {
    const person = stage.first();
    const { id } = await stage.saved(person);
    const body = { title: stage.newName(), isPublic: false };
    const answer = await person.browser.call(endpoints.updateCreation, { params: { id }, body });
    const creation = expectOwed('Creation', answer);
    expectFields(isRecord(creation) ? creation : {}, { id, ...body });
  }),
  check(
    'update.title-too-short',
    'A title of two characters is refused with 400 and a message.',
    'spec 5, decisions 4',
    async (stage) => {
      const person = stage.first();
      const { id } = await stage.saved(person);
      const body = { title: SHORT_TITLE, isPublic: false };
      expectRefusal(await person.browser.call(endpoints.updateCreation, { params: { id }, body }), 400);
    },
  ),
  check(
    'update.of-another',
    "Another person's creation is not found (404), and stays as it is.",
    'decisions 4',
    async (stage) => {
      const owner = stage.first();
      const { id, title } = await stage.saved(owner, { isPublic: true });
      const body = { title: stage.newName(), isPublic: false };
      const { browser } = stage.second();
      expectRefusal(await browser.call(endpoints.updateCreation, { params: { id }, body }), 404);
      const found = (await stage.ownList(owner)).find((one) => idOf(one) === id);
      expectFields(found ?? {}, { id, title, isPublic: true });
    },
  ),
  check('delete.removes', 'A deletion removes for good.', 'spec 2', async (stage) => {
    const person = stage.first();
    const { id, title } = await stage.saved(person, { isPublic: true });
    expectSuccess(await person.browser.call(endpoints.deleteCreation, { params: { id } }));
    if ((await stage.ownList(person)).some((one) => idOf(one) === id)) {
      throw new Breach('an own list without it', 'it is still there');
    }
    await expectHidden(stage, id, title);
    expectRefusal(await person.browser.call(endpoints.deleteCreation, { params: { id } }), 404);
  }),
  check(
    'delete.of-another',
    "Another person's creation is not found (404), and stays.",
    'decisions 4',
    async (stage) => {
      const owner = stage.first();
      const { id, title } = await stage.saved(owner, { isPublic: true });
      const { browser } = stage.second();
      expectRefusal(await browser.call(endpoints.deleteCreation, { params: { id } }), 404);
      const found = (await stage.ownList(owner)).find((one) => idOf(one) === id);
      expectFields(found ?? {}, { id, title });
    },
  ),
  check(
    'delete.encoded-id',
    'An id is read as it was encoded: one with "?", "#" and spaces is not found (404).',
    'decisions 2',
    async (stage) => {
      const { browser } = stage.first();
      const { id } = await stage.saved(stage.first());
      const params = { id: `${id}?x=1 #y` };
      expectRefusal(await browser.call(endpoints.deleteCreation, { params }), 404);
    },
  ),
];

async function expectShown(stage: Stage, id: unknown, title: string) {
  const item = (await stage.gallery(stage.visitor())).find((one) => idOf(one) === id);
  if (!item) throw new Breach('the creation in the gallery', 'a gallery without it');
  expectFields(item, { title, imageUrl: stage.mediaUrl });
}

/** Asserts that the creation is neither in a visitor's gallery nor in its owner's. */
async function expectHidden(stage: Stage, id: unknown, title: string) {
  for (const browser of [stage.visitor(), stage.first().browser]) {
    const gallery = await stage.gallery(browser);
    if (gallery.some((one) => idOf(one) === id || one['title'] === title)) {
      throw new Breach('a gallery without the creation', 'it is there');
    }
  }
}
