import { endpoints } from '@product/api-client';
import { refusalOf } from '@product/api-client/contract';
import { openBrowser } from '../browser';
import { refusals, rules, test, type Check } from '../check';
import { expectFields, expectRefusal, expectSuccess, expectUser, show } from '../expectations';
import { logInWithNewBrowser, logIn, type Person } from '../people';
import { skip, type CheckContext } from '../check-context';
import { SCHEMAS } from '../open-api';
import { Failure, Warning } from '../verdicts';

const SIGNED_OUT = refusalOf('session.user', 'signed-out');

export const sessionChecks: Check[] = [
  ...rules('session', [
    test('session.login.cookie: The cookie of a login goes to every call of the API, as a browser sends it: its path, domain and security fit.', async (context) => {
      const { network, spare, signIn } = context;
      const browser = openBrowser(network);
      // If no session works, the account that was registered first logs in.
      const account = signIn?.person ? (await spare()).account : (signIn?.account ?? skip(NO_ACCOUNT));
      const login = await logIn(browser, account);
      if (login.status < 200 || login.status > 299) skip('the account cannot log in');
      const answer = await browser.call(endpoints.getUser);
      if (answer.status === 200) return;
      const lines = login.headers.getSetCookie().map((line) => line.replace(/=[^;]*/, '=…'));
      throw new Failure(
        'the user, after the login',
        `${show(answer)}, with Set-Cookie: ${lines.join(', ') || 'none'}`,
      );
    }),
  ]),
  ...rules('answer', [
    test('session.user.answer: GET /api/user answers the user, without a password, a session or another secret.', async (context) => {
      const { browser, id } = context.first();
      expectFields(expectUser(await browser.call(endpoints.getUser)), { id });
    }),
  ]),
  ...rules('privacy', [
    test('session.user.fields: A user has no fields beside the documented ones, which might disclose something.', async (context) => {
      const user = expectUser(await context.first().browser.call(endpoints.getUser));
      const documented = Object.keys(SCHEMAS['User']?.properties ?? {});
      const more = Object.keys(user).filter((field) => !documented.includes(field));
      if (more.length > 0) throw new Warning(documented.join(', '), `the fields ${more.join(', ')} as well`);
    }),
  ]),
  ...rules('sign-in', [
    test('session.login.by-username: A username and its password sign in.', (context) =>
      logsIn(context, ({ username }) => ({ username }))),
    test('session.login.by-email: An email and its password sign in.', (context) =>
      logsIn(context, ({ email }) => ({ email }))),
  ]),
  ...rules('session', [
    test('session.login.http-only: The session is in a cookie that scripts cannot read (HttpOnly).', async (context) => {
      const { browser } = await logInAgain(context);
      const hidden = [...browser.cookies].filter(([, { httpOnly }]) => httpOnly);
      const answer = await openBrowser(context.network, new Map(hidden)).call(endpoints.getUser);
      if (answer.status === 200) return;
      const names = [...browser.cookies.values()].map(({ name }) => name).join(', ') || 'none';
      throw new Failure(
        'a session by HttpOnly cookies alone',
        `${hidden.length} of them (cookies: ${names})`,
      );
    }),
  ]),
  ...refusals('session.login', {
    'wrong-password': (context) => tryLogIn(context, context.first().username),
    'unknown-account': (context) => tryLogIn(context, context.newUsername()),
    'nothing-given': ({ visitor }) => visitor().call(endpoints.login, { body: {} }),
  }),
  ...rules('session', [
    test('session.logout.signs-out: After a logout the browser is signed out.', async (context) => {
      const { browser } = await logInAgain(context);
      expectSuccess(await browser.call(endpoints.logout));
      expectRefusal(await browser.call(endpoints.getUser), SIGNED_OUT);
    }),
    test('session.logout.ends-session: A logout ends the session itself: its cookie, sent again, opens nothing.', async (context) => {
      const { browser } = await logInAgain(context);
      const before = new Map(browser.cookies);
      expectSuccess(await browser.call(endpoints.logout));
      expectRefusal(await openBrowser(context.network, before).call(endpoints.getUser), SIGNED_OUT);
    }),
  ]),
  ...rules('answer', [
    test('session.language.stored: A change of language answers the user, and is there when the user is read again.', async (context) => {
      const { browser } = context.first();
      const before = expectUser(await browser.call(endpoints.getUser))['language'];
      const language = before === 'fr' ? 'de' : 'fr';
      const changed = await browser.call(endpoints.updateLanguage, { body: { language } });
      expectFields(expectUser(changed), { language });
      expectFields(expectUser(await browser.call(endpoints.getUser)), { language });
    }),
  ]),
  ...refusals('session.language', {
    unknown: (context) =>
      context.first().browser.call(endpoints.updateLanguage, { body: { language: 'tlh' } }),
  }),
];

const NO_ACCOUNT = 'there is no account: give --username and --password';

const tryLogIn = ({ visitor }: CheckContext, username: string) =>
  visitor().call(endpoints.login, { body: { username, password: 'not-the-password' } });

async function logsIn(context: CheckContext, name: (person: Person) => object) {
  const person = await context.spare();
  const browser = context.visitor();
  const { password } = person.account;
  const answer = await browser.call(endpoints.login, { body: { ...name(person), password } });
  expectFields(expectUser(answer), { id: person.id });
  expectFields(expectUser(await browser.call(endpoints.getUser)), { id: person.id });
}

/** Logs the spare user in with a second browser, so that no other rule loses its session. */
async function logInAgain(context: CheckContext): Promise<Person> {
  const { person } = await logInWithNewBrowser(context.network, (await context.spare()).account);
  return person ?? skip('the account cannot log in');
}
