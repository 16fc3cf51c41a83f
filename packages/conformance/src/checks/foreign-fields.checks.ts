import { endpoints, type AnyEndpoint, type CreationChanges } from '@product/api-client';
import type { Answer, Browser } from '../browser';
import { skip, type CheckContext } from '../check-context';
import { rules, test, type Check } from '../check';
import { expectEach, expectFields, expectUser, isSuccess, show } from '../expectations';
import { bodyFieldsOf } from '../open-api';
import { credentialsOf, type Person } from '../people';
import { newCreation } from '../samples';
import { Failure } from '../verdicts';
import { WRITES, type Fields, type Write } from '../writes';
import { readOne, update } from './creation-expectations';

/** What an account may not give itself, by the names that servers use. */
const RIGHTS: Fields = {
  isAdmin: true,
  is_admin: true,
  admin: true,
  role: 'admin',
  roles: ['admin'],
  tokens: 99_999,
  balance: 99_999,
  credits: 99_999,
  subscriptionStatus: 'active',
  subscription_status: 'active',
};

/** Fields that a server might obey: those of a user, in every spelling and place. */
const foreignFields = (endpoint: AnyEndpoint, other: Person, newUsername: string): Fields[] => {
  const documented = bodyFieldsOf(endpoint);
  const isForeign = ([name]: [string, unknown]) => !Object.hasOwn(documented, name);
  const all: Fields = {
    ...RIGHTS,
    user: RIGHTS,
    id: other.id,
    userId: other.id,
    user_id: other.id,
    username: newUsername,
    email: `${newUsername}@example.com`,
    amount: 0,
    price: 0,
    createdAt: '2001-01-01T00:00:00.000Z',
  };
  // JSON.parse, unlike a literal, makes a field of this name.
  const prototypes = JSON.parse(
    JSON.stringify({ constructor: { prototype: RIGHTS } }).replace(
      '{',
      `{"__proto__":${JSON.stringify(RIGHTS)},`,
    ),
  ) as Fields;
  return [Object.fromEntries(Object.entries(all).filter(isForeign)), prototypes];
};

const IDENTITY = ['id', 'username', 'email', 'isAdmin', 'tokens', 'subscriptionStatus'];

async function readIdentity(browser: Browser, more: string[] = []): Promise<Fields> {
  const user = expectUser(await browser.call(endpoints.getUser));
  return Object.fromEntries([...IDENTITY, ...more].map((field) => [field, user[field]]));
}

/** Asserts that a request was answered as if it had no foreign fields, or was refused for them. */
function expectIgnoredOrRefused(answer: Answer) {
  if (!isSuccess(answer) && ![400, 403, 409, 422].includes(answer.status))
    throw new Failure('the fields ignored, or 400', show(answer));
}

/** Calls that leave the signed-in user as it was. A login and a registration say who that is. */
const MEMBER_WRITES = WRITES.filter(
  ({ endpoint }) =>
    ![endpoints.login.name, endpoints.register.name, endpoints.generate.name].includes(
      endpoint.name as never,
    ),
);

const foreignTest = ({ endpoint }: Write, run: Check['run']) =>
  test(
    `${endpoint.name}.foreign-fields: ${endpoint.method} ${endpoint.path} gives nobody rights, tokens or another identity, whatever its body says.`,
    run,
  );

/** Sends each group of foreign fields in a call, and asserts that the other user is still the same. */
async function sendForeign(
  context: CheckContext,
  { endpoint, prepare }: Write,
  expectUnchanged: (answer: Answer, browser: Browser) => Promise<void>,
) {
  const other = context.second();
  const before = await readIdentity(other.browser, ['language']);
  await expectEach(foreignFields(endpoint, other, context.newUsername()), async (fields) => {
    const { browser, params, body } = await prepare(context);
    const answer = await browser.call(endpoint, {
      ...(params && { params }),
      body: { ...body(), ...fields },
    });
    expectIgnoredOrRefused(answer);
    await expectUnchanged(answer, browser);
    expectFields(await readIdentity(other.browser, ['language']), before);
  });
}

const memberTest = (write: Write) =>
  foreignTest(write, async (context) => {
    const { browser } = await context.spare();
    const before = await readIdentity(browser);
    await sendForeign(context, write, async () => expectFields(await readIdentity(browser), before));
  });

const loginTest = (write: Write) =>
  foreignTest(write, async (context) => {
    const person = await context.spare();
    const before = await readIdentity(person.browser);
    const prepare = async () => ({ browser: context.visitor(), body: () => credentialsOf(person.account) });
    await sendForeign(context, { ...write, prepare }, async (answer, browser) => {
      if (isSuccess(answer)) expectFields(await readIdentity(browser), before);
    });
  });

const NEW_ACCOUNT = { isAdmin: false, tokens: 0 };

const registerTest = (write: Write) =>
  foreignTest(write, async (context) => {
    await sendForeign(context, write, async (answer, browser) => {
      if (!isSuccess(answer)) return;
      const user = await readIdentity(browser);
      expectFields(user, NEW_ACCOUNT);
      if (user['subscriptionStatus'] === 'active') throw new Failure('no subscription', 'an active one');
      if (user['id'] === context.second().id) throw new Failure('an id of its own', "another user's id");
    });
  });

const writeOf = ({ name }: { name: string }) => WRITES.filter(({ endpoint }) => endpoint.name === name);

const CREATED_AT = '2001-01-01T00:00:00.000Z';

export const foreignFieldChecks = rules('foreign-fields', [
  ...writeOf(endpoints.register).map(registerTest),
  ...writeOf(endpoints.login).map(loginTest),
  ...MEMBER_WRITES.map(memberTest),
  test("creations.save.foreign-id: A save replaces no creation, whatever id it sends: not another's, and not an own one.", async (context) => {
    const [person, other] = [context.first(), context.second()];
    for (const owner of [other, person]) {
      const { id, title } = await context.save(owner);
      const body = {
        ...newCreation(person.id, context.newName(), context.mediaUrl),
        id,
        createdAt: CREATED_AT,
      };
      expectIgnoredOrRefused(await person.browser.call(endpoints.saveCreation, { body }));
      const { title: kept } = await readOne(context, owner, id);
      if (kept !== title)
        throw new Failure(`the creation ${id} as it was`, `the title ${JSON.stringify(kept)}`);
      const saved = (await context.ownList(person)).find((item) => item['title'] === body.title);
      if (saved?.['createdAt'] === CREATED_AT)
        throw new Failure('a time of creation of the server', 'the sent one');
    }
  }),
  test('creations.save.foreign-time: A save takes its place in the list by the time of the server, whatever createdAt it sends.', async (context) => {
    const person = context.first();
    const older = await context.save(person);
    const newer = await context.save(person);
    const title = context.newName();
    const body = {
      ...newCreation(person.id, title, context.mediaUrl),
      createdAt: CREATED_AT,
      created_at: CREATED_AT,
      updatedAt: CREATED_AT,
      timestamp: CREATED_AT,
    };
    expectIgnoredOrRefused(await person.browser.call(endpoints.saveCreation, { body }));
    const titles = (await context.ownList(person)).map((item) => item['title']);
    if (titles.indexOf(newer.title) > titles.indexOf(older.title)) skip('the list is not in order of time');
    if (titles.indexOf(title) > titles.indexOf(newer.title))
      throw new Failure('the creation before those that were saved earlier', 'it stands below them');
  }),
  test('creations.update.foreign-fields-of-a-creation: An update changes the creation of its address only, and neither its id nor its owner.', async (context) => {
    const [person, other] = [context.first(), context.second()];
    const [own, foreign] = [await context.save(person), await context.save(other)];
    const body: CreationChanges & Fields = {
      title: context.newName(),
      isPublic: false,
      id: foreign.id,
      userId: other.id,
      user_id: other.id,
      ownerId: other.id,
      createdAt: CREATED_AT,
    };
    const answer = await update(person, own.id, body);
    expectIgnoredOrRefused(answer);
    const found = await readOne(context, person, own.id);
    if (!('id' in found))
      throw new Failure('the creation in the list of its owner, with its id', 'a list without it');
    expectFields(found, { title: isSuccess(answer) ? body.title : own.title });
    if (found['createdAt'] === CREATED_AT)
      throw new Failure('a time of creation of the server', 'the sent one');
    expectFields(await readOne(context, other, foreign.id), { id: foreign.id, title: foreign.title });
  }),
]);
