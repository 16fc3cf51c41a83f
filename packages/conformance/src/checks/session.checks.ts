import { endpoints } from '@product/api-client';
import { refusalOf } from '@product/api-client/contract';
import { openBrowser } from '../browser';
import { refusalCheck, rules, type Check } from '../check';
import { expectFields, expectRefusal, expectSuccess, expectUser, show } from '../expectations';
import { logInWithNewBrowser, logIn, type Person } from '../people';
import { skip, type CheckContext } from '../check-context';
import { SCHEMAS } from '../open-api';
import { Failure, Warning } from '../verdicts';

const SIGNED_OUT = refusalOf('session.user', 'signed-out');

export const sessionChecks: Check[] = [
  ...rules('session', {
    'session.login.cookie': {
      description:
        'The cookie of a login goes to every call of the API, as a browser sends it: its path, domain and security fit.',
      async run({ network, spare, signIn }) {
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
      },
    },
    'session.user.answer': {
      kind: 'answer',
      description: 'GET /api/user answers the user, without a password, a session or another secret.',
      async run(context) {
        const { browser, id } = context.first();
        expectFields(expectUser(await browser.call(endpoints.getUser)), { id });
      },
    },
    'session.user.fields': {
      kind: 'privacy',
      description: 'A user has no fields beside the documented ones, which might disclose something.',
      async run(context) {
        const user = expectUser(await context.first().browser.call(endpoints.getUser));
        const documented = Object.keys(SCHEMAS['User']?.properties ?? {});
        const more = Object.keys(user).filter((field) => !documented.includes(field));
        if (more.length > 0)
          throw new Warning(documented.join(', '), `the fields ${more.join(', ')} as well`);
      },
    },
    'session.login.by-username': {
      kind: 'sign-in',
      description: 'A username and its password sign in.',
      run: (context) => logsIn(context, ({ username }) => ({ username })),
    },
    'session.login.by-email': {
      kind: 'sign-in',
      description: 'An email and its password sign in.',
      run: (context) => logsIn(context, ({ email }) => ({ email })),
    },
    'session.login.http-only': {
      description: 'The session is in a cookie that scripts cannot read (HttpOnly).',
      async run(context) {
        const { browser } = await logInAgain(context);
        const hidden = [...browser.cookies].filter(([, { httpOnly }]) => httpOnly);
        const answer = await openBrowser(context.network, new Map(hidden)).call(endpoints.getUser);
        if (answer.status === 200) return;
        const names = [...browser.cookies.values()].map(({ name }) => name).join(', ') || 'none';
        throw new Failure(
          'a session by HttpOnly cookies alone',
          `${hidden.length} of them (cookies: ${names})`,
        );
      },
    },
  }),
  refusalCheck(endpoints.login, 'wrong-password', (context) => {
    const { username } = context.first();
    return context.visitor().call(endpoints.login, { body: { username, password: 'not-the-password' } });
  }),
  refusalCheck(endpoints.login, 'unknown-account', ({ visitor, newUsername }) =>
    visitor().call(endpoints.login, { body: { username: newUsername(), password: 'not-the-password' } }),
  ),
  refusalCheck(endpoints.login, 'nothing-given', ({ visitor }) =>
    visitor().call(endpoints.login, { body: {} }),
  ),
  ...rules('session', {
    'session.logout.signs-out': {
      description: 'After a logout the browser is signed out.',
      async run(context) {
        const { browser } = await logInAgain(context);
        expectSuccess(await browser.call(endpoints.logout));
        expectRefusal(await browser.call(endpoints.getUser), SIGNED_OUT);
      },
    },
    'session.logout.ends-session': {
      description: 'A logout ends the session itself: its cookie, sent again, opens nothing.',
      async run(context) {
        const { browser } = await logInAgain(context);
        const before = new Map(browser.cookies);
        expectSuccess(await browser.call(endpoints.logout));
        expectRefusal(await openBrowser(context.network, before).call(endpoints.getUser), SIGNED_OUT);
      },
    },
    'session.language.stored': {
      kind: 'answer',
      description: 'A change of language answers the user, and is there when the user is read again.',
      creates: 'changes',
      async run(context) {
        const { browser } = context.first();
        const before = expectUser(await browser.call(endpoints.getUser))['language'];
        const language = before === 'fr' ? 'de' : 'fr';
        const changed = await browser.call(endpoints.updateLanguage, { body: { language } });
        expectFields(expectUser(changed), { language });
        expectFields(expectUser(await browser.call(endpoints.getUser)), { language });
      },
    },
  }),
  refusalCheck(
    endpoints.updateLanguage,
    'unknown',
    (context) => context.first().browser.call(endpoints.updateLanguage, { body: { language: 'tlh' } }),
    'changes',
  ),
];

const NO_ACCOUNT = 'there is no account: give --username and --password';

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
