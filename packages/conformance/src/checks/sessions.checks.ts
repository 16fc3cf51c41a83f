import { endpoints, type AnyEndpoint } from '@product/api-client';
import type { Cookies } from '@product/api-client/node';
import { refusalOf } from '@product/api-client/contract';
import { openBrowser } from '../browser';
import { rules, test } from '../check';
import { skip, type CheckContext } from '../check-context';
import { expectFields, expectRefusal, expectSuccess, expectUser, isSuccess, show } from '../expectations';
import { logIn, logInWithNewBrowser, type Person } from '../people';
import { Failure } from '../verdicts';

const SIGNED_OUT = refusalOf('session.user', 'signed-out');

/** As many as one person may have. */
const DEVICES = 5;

export const sessionLifeChecks = [
  ...rules('session', [
    test('session.login.fixation: A login gives a new session: an id that was in the browser before it opens nothing afterwards.', async (context) => {
      const { account, browser: own } = await context.spare();
      const chosen = chosenCookies(own.cookies);
      const browser = openBrowser(context.network, chosen);
      await logIn(browser, account);
      await expectNobody(context, chosen, 'an id that the browser had chosen');
      const visitor = context.visitor();
      await visitor.call(endpoints.getUser);
      const given = new Map(visitor.cookies);
      if (given.size === 0) return;
      await logIn(visitor, account);
      await expectNobody(context, given, 'the id of a visitor');
    }),
    test('session.register.fixation: A registration gives a new session, which a logout ends; an id from before it opens nothing.', async (context) => {
      const chosen = chosenCookies(context.first().browser.cookies);
      const browser = openBrowser(context.network, chosen);
      const form = context.newForm();
      expectSuccess(await browser.call(endpoints.register, { body: form }));
      await expectNobody(context, chosen, 'an id that the browser had chosen');
      expectFields(expectUser(await browser.call(endpoints.getUser)), { username: form.username });
      const registered = new Map(browser.cookies);
      expectSuccess(await browser.call(endpoints.logout));
      await expectNobody(context, registered, 'the session of a registration after its logout');
    }),
  ]),
  ...rules({ kind: 'session', creates: 'accounts' }, [
    test('session.login.as-another: A login or a registration in a browser where somebody is signed in signs in the other person, with a new session.', async (context) => {
      const { account } = await context.spare();
      const browser = context.visitor();
      const other = context.newForm();
      await logIn(browser, account);
      const before = new Map(browser.cookies);
      expectSuccess(await browser.call(endpoints.register, { body: other }));
      await expectPerson(openBrowser(context.network, browser.cookies), other.username);
      await expectNot(context, before, other.username);
      const registered = new Map(browser.cookies);
      expectSuccess(await logIn(browser, account));
      await expectPerson(browser, account.username);
      await expectNot(context, registered, account.username);
    }),
  ]),
  ...rules('session', [
    test('session.login.refused: A login that is refused signs nobody in, and nobody out.', async (context) => {
      const browser = context.visitor();
      const { username } = context.first();
      const body = { username, password: 'not-the-password' };
      await browser.call(endpoints.login, { body });
      expectRefusal(await browser.call(endpoints.getUser), SIGNED_OUT);
      const { phone } = await twoDevices(context);
      await phone.browser.call(endpoints.login, { body });
      const answer = await phone.browser.call(endpoints.getUser);
      if (!isSuccess(answer)) throw new Failure('the user who was signed in before', show(answer));
    }),
    test(`session.login.other-devices: A login ends no session of another device, also if it is the login of device ${DEVICES}.`, async (context) => {
      const { computer } = await twoDevices(context);
      for (let device = 3; device <= DEVICES; device += 1) {
        const { person } = await logInWithNewBrowser(context.network, computer.account);
        if (!person) skip('the account cannot log in');
      }
      const answer = await computer.browser.call(endpoints.getUser);
      if (!isSuccess(answer)) throw new Failure(`the user on the first of ${DEVICES} devices`, show(answer));
    }),
    test('session.register.refused: A registration of a name that is taken signs nobody in.', async (context) => {
      const browser = context.visitor();
      const { username } = context.first();
      await browser.call(endpoints.register, {
        body: { ...context.newForm(), username },
      });
      expectRefusal(await browser.call(endpoints.getUser), SIGNED_OUT);
    }),
    test('session.logout.other-devices: A logout ends the session of its own browser only: another device stays signed in.', async (context) => {
      const { phone, computer } = await twoDevices(context);
      expectSuccess(await phone.browser.call(endpoints.logout));
      const answer = await computer.browser.call(endpoints.getUser);
      if (answer.status !== 200) throw new Failure('the user on the other device', show(answer));
    }),
    test('session.logout.repeated: A logout without a session, or a second one, is a success.', async (context) => {
      expectSuccess(await context.visitor().call(endpoints.logout));
      const browser = openBrowser(context.network, await context.endedSession());
      expectSuccess(await browser.call(endpoints.logout));
      expectSuccess(await browser.call(endpoints.logout));
    }),
    test('session.language.other-devices: A language is stored with the account: another device and the next login have it.', async (context) => {
      const { phone, computer } = await twoDevices(context);
      for (const language of ['hi', 'en']) {
        expectSuccess(await phone.browser.call(endpoints.updateLanguage, { body: { language } }));
        expectFields(expectUser(await computer.browser.call(endpoints.getUser)), { language });
      }
      const body = { language: 'ar' };
      expectSuccess(await phone.browser.call(endpoints.updateLanguage, { body }));
      expectSuccess(await phone.browser.call(endpoints.logout));
      expectFields(expectUser(await logIn(phone.browser, phone.account)), body);
      expectFields(expectUser(await phone.browser.call(endpoints.getUser)), body);
    }),
    test("session.user.id-in-address: A session's id in the address, where histories and logs keep it, opens nothing.", async (context) => {
      const [cookie] = [...context.first().browser.cookies.values()].filter(({ httpOnly }) => httpOnly);
      if (!cookie) skip('the session has no cookie that scripts cannot read');
      const names = new Set([cookie.name, 'session', 'sessionId', 'sid', 'token', 'access_token']);
      const query = new URLSearchParams([...names].map((name) => [name, cookie.value]));
      const endpoint: AnyEndpoint = { ...endpoints.getUser, path: `${endpoints.getUser.path}?${query}` };
      expectRefusal(await context.visitor().call(endpoint), SIGNED_OUT);
    }),
    test('session.logout.link: A link to the address of a logout ends no session, since other pages may have one: GET is no logout.', async (context) => {
      const { browser } = await context.spare();
      // The path is that of a POST.
      await browser.call({ ...endpoints.logout, method: 'GET' } as unknown as AnyEndpoint);
      expectUser(await browser.call(endpoints.getUser));
    }),
  ]),
];

/** Cookies of the same names, with an id that a stranger may have put there. */
function chosenCookies(cookies: Cookies): Cookies {
  const value = crypto.randomUUID().replaceAll('-', '');
  const hidden = [...cookies].filter(([, { httpOnly }]) => httpOnly);
  if (hidden.length === 0) skip('the session has no cookie that scripts cannot read');
  return new Map(hidden.map(([key, cookie]) => [key, { ...cookie, value }]));
}

async function expectNobody(context: CheckContext, cookies: Cookies, what: string): Promise<void> {
  const answer = await openBrowser(context.network, cookies).call(endpoints.getUser);
  expectRefusal(answer, SIGNED_OUT, what);
}

async function expectPerson({ call }: Person['browser'], name: string): Promise<void> {
  const { username, email } = expectUser(await call(endpoints.getUser));
  if (username !== name && email !== name)
    throw new Failure(`the user ${name}`, `the user ${String(username)}`);
}

/** Asserts that an older session is not the other person's, who logged in after it. */
async function expectNot(context: CheckContext, cookies: Cookies, name: string): Promise<void> {
  const answer = await openBrowser(context.network, cookies).call(endpoints.getUser);
  if (answer.status === 401) return;
  const { username, email } = expectUser(answer);
  if (username === name || email === name)
    throw new Failure(`a session that is not of ${name}`, 'the id from before the login opens it');
}

async function twoDevices(context: CheckContext): Promise<{ phone: Person; computer: Person }> {
  const computer = await context.spare();
  const { person: phone } = await logInWithNewBrowser(context.network, computer.account);
  if (!phone) return skip('the account cannot log in');
  const { status } = await computer.browser.call(endpoints.getUser);
  if (status === 401) skip('the server keeps one session of a user: the second login ended the first');
  return { phone, computer };
}
