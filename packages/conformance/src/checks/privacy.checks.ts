import { endpoints, type AnyEndpoint, type Id } from '@product/api-client';
import { refusalOf } from '@product/api-client/contract';
import type { Answer, Browser } from '../browser';
import { idOf, type CheckContext } from '../check-context';
import { expectEach, expectFields, expectRefusal, expectUser, isSuccess, show } from '../expectations';
import { rules, test } from '../check';
import type { Person } from '../people';
import { toJson } from '../json';
import { newCreation } from '../samples';
import { findSecret } from '../secrets';
import { Failure } from '../verdicts';
import { everybody, readOne, remove, update } from './creation-expectations';

const SIGNED_OUT = refusalOf('session.user', 'signed-out');

/** Requests that a server might take for those of another user, or for one for everything. */
const CLAIMS: readonly ((id: Id) => { query?: string; headers?: Record<string, string> })[] = [
  (id) => ({ query: `userId=${id}&user_id=${id}&user=${id}&ownerId=${id}` }),
  () => ({ query: 'all=true&public=false&isPublic=false&visibility=all&include=private&admin=true' }),
  (id) => ({ headers: { 'x-user-id': `${id}`, 'x-user': `${id}`, authorization: `Bearer ${id}` } }),
];

const withQuery = (endpoint: AnyEndpoint, query: string | undefined): AnyEndpoint =>
  query === undefined ? endpoint : { ...endpoint, path: `${endpoint.path}?${query}` };

/** The address of one creation, which no documented call reads. */
const READ_ONE: AnyEndpoint = { ...endpoints.updateCreation, name: 'creations.read', method: 'GET' };

function expectWithout({ status, text }: Answer, titles: readonly string[]) {
  const title = titles.find((one) => text.includes(one));
  if (title)
    throw new Failure(
      'an answer without what is private',
      `${status} with the creation ${JSON.stringify(title)}`,
    );
}

/** Those who may not see what the first user keeps private. */
const strangers = ({ visitor, second }: CheckContext): Browser[] => [visitor(), second().browser];

/** Other spellings of an id, which a server may compare and convert in different places. */
const spellingsOf = (id: Id): unknown[] => [
  id,
  `${id}`,
  ` ${id} `,
  Number(id),
  [id],
  { id },
  `${id}`.toUpperCase(),
];

async function isIn(context: CheckContext, person: Person, title: string): Promise<boolean> {
  return (await context.ownList(person)).some((item) => item['title'] === title);
}

async function expectKept(
  context: CheckContext,
  owner: Person,
  expected: { id: Id; title: string; isPublic: boolean },
) {
  expectFields(await readOne(context, owner, expected.id), expected);
}

export const privacyChecks = rules('privacy', [
  test('creations.answers.no-secrets: Creations have no password, session or email of their user: in lists, after a save and after an update.', async (context) => {
    const { browser, email, id: userId } = context.first();
    const { id, title } = await context.save(context.first(), { isPublic: true });
    const saved = newCreation(userId, context.newName(), context.mediaUrl);
    const answers = [
      await browser.call(endpoints.listCreations),
      await browser.call(endpoints.saveCreation, { body: saved }),
      await update(context.first(), id, { title, isPublic: true }),
    ];
    const isHidden = (text: string, field: string) =>
      /e-?mail/i.test(field) || (email !== '' && text.includes(email));
    for (const { text, request } of answers) {
      const secret = findSecret(toJson(text), isHidden);
      if (secret) throw new Failure(`${request.method} /api/creations without it`, secret);
    }
    for (const browser of everybody(context)) {
      const item = (await context.gallery(browser)).find((one) => idOf(one) === id);
      const secret = findSecret(item, isHidden);
      if (secret) throw new Failure('a gallery without it', secret);
    }
  }),
  test('creations.private.unreadable: What is private is read by nobody else: not in lists, not by its id, whatever the request claims.', async (context) => {
    const owner = context.first();
    const { id, title } = await context.save(owner);
    for (const browser of strangers(context)) {
      expectWithout(await browser.call(READ_ONE, { params: { id } }), [title]);
      for (const claim of CLAIMS) {
        const { query, headers = {} } = claim(owner.id);
        for (const endpoint of [endpoints.listCreations, endpoints.listGallery]) {
          expectWithout(await browser.call(withQuery(endpoint, query), { headers }), [title]);
        }
      }
    }
  }),
  test('session.user.of-another: GET /api/user answers the user of the session, whatever the request claims.', async (context) => {
    const [first, second] = [context.first(), context.second()];
    for (const claim of CLAIMS) {
      const { query, headers = {} } = claim(first.id);
      const endpoint = withQuery(endpoints.getUser, query);
      const user = await second.browser.call(endpoint, { headers });
      if (isSuccess(user)) expectFields(expectUser(user), { id: second.id });
      const stranger = await context.visitor().call(endpoint, { headers });
      expectRefusal(stranger, SIGNED_OUT);
    }
  }),
  test('creations.update.by-visitor: A visitor changes no creation, public or private: 401, and it stays as it is.', (context) =>
    expectEach([true, false], async (isPublic) => {
      const owner = context.first();
      const { id, title } = await context.save(owner, { isPublic });
      const body = { title: context.newName(), isPublic: !isPublic };
      const answer = await update({ browser: context.visitor() }, id, body);
      await expectKept(context, owner, { id, title, isPublic });
      expectRefusal(answer, SIGNED_OUT);
    })),
  test('creations.delete.by-visitor: A visitor deletes no creation, public or private: 401, and it stays.', (context) =>
    expectEach([true, false], async (isPublic) => {
      const owner = context.first();
      const { id, title } = await context.save(owner, { isPublic });
      const answer = await remove({ browser: context.visitor() }, id);
      await expectKept(context, owner, { id, title, isPublic });
      expectRefusal(answer, SIGNED_OUT);
    })),
  test("creations.update.of-another-with-claims: Another person's creation is not changed, whatever userId the body sends: 404.", async (context) => {
    const [owner, other] = [context.first(), context.second()];
    for (const userId of [owner.id, other.id]) {
      const { id, title } = await context.save(owner);
      const body = { title: context.newName(), isPublic: true, userId, ownerId: userId };
      const answer = await update(other, id, body);
      await expectKept(context, owner, { id, title, isPublic: false });
      expectRefusal(answer, refusalOf('creations.update', 'of-another'));
    }
  }),
  test("creations.save.for-another-spelled: Nobody saves into another person's list by another spelling or type of the userId, or a field beside it.", async (context) => {
    const [caller, other] = [context.first(), context.second()];
    const claims = [
      ...spellingsOf(other.id).map((userId) => ({ userId })),
      { userId: caller.id, user_id: other.id, ownerId: other.id, owner: other.id, user: { id: other.id } },
    ];
    for (const claim of claims) {
      const title = context.newName();
      const body = { ...newCreation(caller.id, title, context.mediaUrl), ...claim };
      const answer = await caller.browser.call(endpoints.saveCreation, { body });
      if (await isIn(context, other, title)) {
        throw new Failure(
          'the list of the other person as it was',
          `it holds the creation of ${JSON.stringify(claim)}`,
        );
      }
      if (answer.status >= 500) throw new Failure(`no 5xx for ${JSON.stringify(claim)}`, show(answer));
      if (isSuccess(answer) && !(await isIn(context, caller, title)))
        throw new Failure("a refusal, or the creation in the caller's list", show(answer));
    }
  }),
]);
