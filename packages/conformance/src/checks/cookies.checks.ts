import { endpoints, type AnyEndpoint } from '@product/api-client';
import type { Cookie, Cookies } from '@product/api-client/node';
import { refusalOf } from '@product/api-client/contract';
import { openBrowser, type Browser } from '../browser';
import { createdByPost, rules, test, type Check } from '../check';
import { skip, type CheckContext } from '../check-context';
import { expectEach, expectFields, expectRefusal, expectSuccess, expectUser, show } from '../expectations';
import { logIn } from '../people';
import { PRIVATE_CALLS } from '../private-calls';
import { Failure } from '../verdicts';

const SIGNED_OUT = refusalOf('session.user', 'signed-out');

/** Values of a session's cookie that no server gave. */
const RUBBISH: Readonly<Record<string, string>> = {
  empty: '',
  'of rubbish': 'rubbish',
  'of a broken escape': '%E0%A4%A',
  'of an escaped null character': '%00',
  'of an open quotation mark': '"open',
  'of a number': '1',
  'of the word null': 'null',
  'of a name that every object has': '__proto__',
  "of a database's command": "'OR'1'='1",
  'of a token without a signature': 'eyJhbGciOiJub25lIn0.eyJpZCI6MX0.',
  'of a path': '../../etc/passwd',
  'of 3,000 letters': 'x'.repeat(3_000),
};

/** Tried with each call; the others with one call of each sort. */
const TRIED_EVERYWHERE = ['empty', 'of a broken escape'];

interface PublicCall {
  endpoint: AnyEndpoint;
  body?: (context: CheckContext) => unknown;
  what: string;
  statuses: RegExp;
}

/** Calls that need no session; none of them changes anything. */
const PUBLIC_CALLS: readonly PublicCall[] = [
  { endpoint: endpoints.listGallery, what: 'the list', statuses: /^200$/ },
  { endpoint: endpoints.login, body: () => ({}), what: 'a refusal', statuses: /^4/ },
  {
    endpoint: endpoints.register,
    body: ({ newForm }) => newForm('short'),
    what: 'a refusal',
    statuses: /^4/,
  },
  { endpoint: endpoints.logout, what: 'a success', statuses: /^2/ },
];

/** Cookies that are no session: of rubbish, and of sessions that have ended or never were. */
export const cookieChecks: Check[] = [
  ...PRIVATE_CALLS.flatMap(({ endpoint, creates, options }) =>
    rules({ kind: 'session', creates }, [
      test(`${endpoint.name}.invalid-session: ${endpoint.method} ${endpoint.path} with the cookie of an ended session, with a changed one or with rubbish is refused with 401 and a message.`, async (context) =>
        expectEach(await invalidSessions(context, TRIED_EVERYWHERE), async ([name, browser]) => {
          expectRefusal(await browser.call(endpoint, options(context)), SIGNED_OUT, `a cookie ${name}`);
        })),
    ]),
  ),
  ...rules('session', [
    test('session.user.rubbish-cookies: Whatever a cookie has as its value, it breaks nothing and signs nobody in: 401 and a message.', async (context) =>
      expectEach(await invalidSessions(context), async ([name, browser]) => {
        expectRefusal(await browser.call(endpoints.getUser), SIGNED_OUT, `a cookie ${name}`);
      })),
    test('session.login.ended-cookie: A login in a browser that has the cookie of an ended session signs in.', async (context) => {
      const { account, id } = await context.spare();
      const browser = openBrowser(context.network, await context.endedSession());
      expectSuccess(await logIn(browser, account));
      expectFields(expectUser(await browser.call(endpoints.getUser)), { id });
    }),
    test('session.user.other-cookies: Cookies of other programs beside that of the session change nothing.', async (context) => {
      const { browser, id } = context.first();
      const other = (name: string): [string, Cookie] => [
        name,
        { name, value: 'GA1.1.7=a', httpOnly: false, path: '/', sameSite: '' },
      ];
      const cookies = new Map([other('_ga'), ...browser.cookies, other('zz')]);
      const answer = await openBrowser(context.network, cookies).call(endpoints.getUser);
      expectFields(expectUser(answer), { id });
    }),
    test('session.user.two-cookies: Two cookies of one name, of which one is a session, open that session or none.', async (context) => {
      const person = context.first();
      const [cookie] = sessionCookies(person.browser.cookies);
      if (!cookie) skip(NO_COOKIE);
      const rubbish = { ...cookie, value: 'rubbish' };
      for (const pair of [
        [cookie, rubbish],
        [rubbish, cookie],
      ]) {
        const cookies = new Map(pair.map((one, index) => [String(index), one]));
        const answer = await openBrowser(context.network, cookies).call(endpoints.getUser);
        const isOwn = answer.status === 200 && answer.text.includes(JSON.stringify(person.username));
        if (!isOwn && answer.status !== 401) throw new Failure(`${person.username}, or 401`, show(answer));
      }
    }),
  ]),
  ...PUBLIC_CALLS.flatMap(({ endpoint, body, what, statuses }) =>
    rules({ kind: 'session', creates: createdByPost(endpoint) }, [
      test(`${endpoint.name}.rubbish-cookies: ${endpoint.method} ${endpoint.path} answers ${what} with a cookie of rubbish, or of an ended session, as without one.`, async (context) => {
        for (const [name, browser] of await invalidSessions(context, [
          'empty',
          'of a broken escape',
          'of 3,000 letters',
        ])) {
          const answer = await browser.call(endpoint, { body: body?.(context) });
          if (statuses.test(String(answer.status))) continue;
          throw new Failure(`${what} for a cookie ${name}`, show(answer));
        }
      }),
    ]),
  ),
];

const NO_COOKIE = 'the session has no cookie that scripts cannot read';

/** Browsers with cookies that open nothing: by what they are, the cookie of an ended session and a changed one first. */
async function invalidSessions(
  context: CheckContext,
  names: readonly string[] = Object.keys(RUBBISH),
): Promise<(readonly [string, Browser])[]> {
  const { cookies } = context.first().browser;
  if (sessionCookies(cookies).length === 0) skip(NO_COOKIE);
  const withValue = (change: (value: string) => string): Browser =>
    openBrowser(
      context.network,
      new Map(
        [...cookies].map(([key, one]) => [key, one.httpOnly ? { ...one, value: change(one.value) } : one]),
      ),
    );
  // An id of one case may be compared without it: that makes it no easier to guess.
  const isMixed = sessionCookies(cookies).some(({ value }) => /[a-z]/.test(value) && /[A-Z]/.test(value));
  return [
    ['of an ended session', openBrowser(context.network, await context.endedSession())],
    ['with one character changed', withValue(changeOne)],
    ['of which the end is missing', withValue((value) => value.slice(0, value.length / 2))],
    ...(isMixed ? [['in capital letters', withValue((value) => value.toUpperCase())] as const] : []),
    ...names.map((name): [string, Browser] => [name, withValue(() => RUBBISH[name] ?? '')]),
  ];
}

const sessionCookies = (cookies: Cookies): Cookie[] =>
  [...cookies.values()].filter(({ httpOnly }) => httpOnly);

/** Changes a character in the middle: the last one of a text in base64 may mean nothing. */
function changeOne(value: string): string {
  const middle = Math.floor(value.length / 2);
  return value.slice(0, middle) + (value[middle] === 'a' ? 'b' : 'a') + value.slice(middle + 1);
}
