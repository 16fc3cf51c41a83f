import { endpoints } from '../../endpoints';
import { refusalOf } from '../../contract/refusals';
import { refuses, type Check } from '../check';
import { expectFields, expectOwed, expectRefusal, expectSuccess } from '../expectations';
import { isRecord } from '../json';
import { newCreation, SHORT_TITLE } from '../samples';
import { idOf, skip, type Stage } from '../stage';
import { Breach } from '../verdicts';

const NOT_OWN = refusalOf('creations.delete', 'of-another');

const EVERY_SCRIPT = 'Ä é ñ 灯台 منارة दीपस्तंभ 🗼';

/** The fields that an update does not send. */
const KEPT_FIELDS = ['prompt', 'imageUrl', 'style', 'aspectRatio', 'mediaType', 'metadata'];

const SECRET_NAME = /passw|e-?mail|secret|(access|auth|session|refresh|api)_?(token|id|key)$/i;

const check = (id: string, says: string, run: Check['run']): Check => ({
  id: `creations.${id}`,
  says,
  makes: 'creations',
  run,
});

export const creationChecks: Check[] = [
  {
    id: 'creations.list.answer',
    says: 'The own list is a list of creations, of an account without any too.',
    async run(stage) {
      await stage.ownList(stage.first());
    },
  },
  {
    id: 'creations.list.starts-empty',
    says: 'The list of a new account is empty.',
    makes: 'accounts',
    async run(stage) {
      if (!stage.entrance?.registered) skip('the account was there before');
      const [item] = await stage.ownList(stage.first());
      if (item) throw new Breach('an empty list', `a list with ${JSON.stringify(item['title'])}`);
    },
  },
  check(
    'list.only-own',
    'The own list has nothing of other users, not even what is public.',
    async (stage) => {
      for (const isPublic of [false, true]) {
        const { id, title } = await stage.saved(stage.second(), { isPublic });
        const found = (await stage.ownList(stage.first())).some(
          (one) => idOf(one) === id || one['title'] === title,
        );
        if (found) throw new Breach("a list without the other user's creation", 'it is there');
      }
    },
  ),
  check('save.listed', 'What is saved is in the own list, as it was sent.', async (stage) => {
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
  check('save.answer', 'Saving answers the creation.', async (stage) => {
    const { browser, id } = stage.first();
    const title = stage.newName();
    const body = newCreation(id, title, stage.mediaUrl);
    const answer = expectOwed('Creation', await browser.call(endpoints.saveCreation, { body }));
    expectFields(isRecord(answer) ? answer : {}, { title });
  }),
  check('save.private', 'A private creation is never in the gallery.', async (stage) => {
    const { id, title } = await stage.saved(stage.first(), { isPublic: false });
    await expectHidden(stage, id, title);
  }),
  check('save.public', 'A public creation is in the gallery, for visitors too.', async (stage) => {
    const { id, title } = await stage.saved(stage.first(), { isPublic: true });
    await expectShown(stage, id, title);
  }),
  check('save.text', 'Text of every script returns as it was sent.', async (stage) => {
    const person = stage.first();
    const title = `${stage.newName()} ${EVERY_SCRIPT}`;
    const body = { ...newCreation(person.id, title, stage.mediaUrl), prompt: EVERY_SCRIPT };
    expectSuccess(await person.browser.call(endpoints.saveCreation, { body }));
    const mark = title.slice(0, -EVERY_SCRIPT.length);
    const found = (await stage.ownList(person)).find((one) => String(one['title']).startsWith(mark));
    expectFields(found ?? {}, { title, prompt: EVERY_SCRIPT });
  }),
  check(
    'gallery.no-secrets',
    'The gallery discloses nothing of its authors: no email, password or session.',
    async (stage) => {
      const { id } = await stage.saved(stage.first(), { isPublic: true });
      const item = (await stage.gallery(stage.visitor())).find((one) => idOf(one) === id);
      const secret = item && findSecret(item, stage.first().email);
      if (secret) throw new Breach('an item without it', secret);
    },
  ),
  refuses(
    endpoints.saveCreation,
    'title-too-short',
    (stage) => {
      const { browser, id } = stage.first();
      return browser.call(endpoints.saveCreation, { body: newCreation(id, SHORT_TITLE, stage.mediaUrl) });
    },
    'creations',
  ),
  check(
    'save.for-another',
    "Nobody saves into another person's list, whatever userId they send.",
    async (stage) => {
      const other = stage.second();
      const title = stage.newName();
      const body = newCreation(other.id, title, stage.mediaUrl);
      await stage.first().browser.call(endpoints.saveCreation, { body });
      const found = (await stage.ownList(other)).some((one) => one['title'] === title);
      if (found) throw new Breach('the list of the other person as it was', 'it holds the creation');
    },
  ),
  check('update.changes', 'An update changes title and visibility, both ways.', async (stage) => {
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
  check('update.answer', 'An update answers the creation.', async (stage) => {
    const person = stage.first();
    const { id } = await stage.saved(person);
    const body = { title: stage.newName(), isPublic: false };
    const answer = await person.browser.call(endpoints.updateCreation, { params: { id }, body });
    const creation = expectOwed('Creation', answer);
    expectFields(isRecord(creation) ? creation : {}, { id, ...body });
  }),
  check('update.keeps-the-rest', 'An update changes nothing else.', async (stage) => {
    const person = stage.first();
    const { id } = await stage.saved(person);
    const read = async () => (await stage.ownList(person)).find((one) => idOf(one) === id) ?? {};
    const before = await read();
    const body = { title: stage.newName(), isPublic: false };
    expectSuccess(await person.browser.call(endpoints.updateCreation, { params: { id }, body }));
    const after = await read();
    expectFields(after, Object.fromEntries(KEPT_FIELDS.map((field) => [field, before[field]])));
  }),
  refuses(
    endpoints.updateCreation,
    'title-too-short',
    async (stage) => {
      const person = stage.first();
      const { id } = await stage.saved(person);
      const body = { title: SHORT_TITLE, isPublic: false };
      return person.browser.call(endpoints.updateCreation, { params: { id }, body });
    },
    'creations',
  ),
  check(
    'update.of-another',
    "Another person's creation is not found (404), and stays as it is.",
    async (stage) => {
      const owner = stage.first();
      const { id, title } = await stage.saved(owner, { isPublic: true });
      const body = { title: stage.newName(), isPublic: false };
      const { browser } = stage.second();
      expectRefusal(await browser.call(endpoints.updateCreation, { params: { id }, body }), NOT_OWN);
      const found = (await stage.ownList(owner)).find((one) => idOf(one) === id);
      expectFields(found ?? {}, { id, title, isPublic: true });
    },
  ),
  check('delete.removes', 'A deletion removes for good.', async (stage) => {
    const person = stage.first();
    const { id, title } = await stage.saved(person, { isPublic: true });
    expectSuccess(await person.browser.call(endpoints.deleteCreation, { params: { id } }));
    if ((await stage.ownList(person)).some((one) => idOf(one) === id)) {
      throw new Breach('an own list without it', 'it is still there');
    }
    await expectHidden(stage, id, title);
    expectRefusal(await person.browser.call(endpoints.deleteCreation, { params: { id } }), NOT_OWN);
  }),
  check('delete.of-another', "Another person's creation is not found (404), and stays.", async (stage) => {
    const owner = stage.first();
    const { id, title } = await stage.saved(owner, { isPublic: true });
    const { browser } = stage.second();
    expectRefusal(await browser.call(endpoints.deleteCreation, { params: { id } }), NOT_OWN);
    const found = (await stage.ownList(owner)).find((one) => idOf(one) === id);
    expectFields(found ?? {}, { id, title });
  }),
  check(
    'delete.encoded-id',
    'An id is read as it was encoded: one with "?", "#" and spaces is not found (404).',
    async (stage) => {
      const { browser } = stage.first();
      const { id } = await stage.saved(stage.first());
      const params = { id: `${id}?x=1 #y` };
      expectRefusal(await browser.call(endpoints.deleteCreation, { params }), NOT_OWN);
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

/** A field whose name or value is none of a visitor's business, however deep. */
function findSecret(value: unknown, email: string, name = ''): string | undefined {
  if (SECRET_NAME.test(name)) return `the field ${name}`;
  if (email !== '' && typeof value === 'string' && value.includes(email)) return `an email in ${name}`;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [field, inside] of Object.entries(value)) {
    const secret = findSecret(inside, email, field);
    if (secret) return secret;
  }
  return undefined;
}
