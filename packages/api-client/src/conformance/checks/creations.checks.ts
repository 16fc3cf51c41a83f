import { endpoints } from '../../endpoints';
import { refuses, type Check } from '../check';
import { expectFields, expectOwed, expectSuccess } from '../expectations';
import { isRecord } from '../json';
import { newCreation, SHORT_TITLE } from '../samples';
import { check, expectHidden, expectShown } from './creation-expectations';
import { idOf, skip } from '../stage';
import { Breach } from '../verdicts';

const EVERY_SCRIPT = 'Ä é ñ 灯台 منارة दीपस्तंभ 🗼';

const SECRET_NAME = /passw|e-?mail|secret|(access|auth|session|refresh|api)_?(token|id|key)$/i;

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
];

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
