import { endpoints } from '@product/api-client';
import { refusalOf } from '@product/api-client/contract';
import { MANY, sendAtOnce, times } from '../at-once';
import { openBrowser } from '../browser';
import { skip, type CheckContext } from '../check-context';
import type { Check, CreatedData } from '../check';
import { expectFields, expectRefusal, expectSuccess, expectUser, isSuccess } from '../expectations';
import { logIn, registrationForm } from '../people';
import { Failure } from '../verdicts';

const LOGINS = 4;

const check = (id: string, description: string, run: Check['run'], creates?: CreatedData): Check => ({
  id: `session.${id}.side-by-side`,
  kind: 'side-by-side',
  description,
  ...(creates && { creates }),
  run,
});

/** Rules of accounts and sessions that several calls use at once. */
export const sessionAtOnceChecks: Check[] = [
  check(
    'register.username',
    `Of ${MANY} registrations of one username side by side exactly one succeeds.`,
    (context) => expectOneAccount(context, 'username'),
    'accounts',
  ),
  check(
    'register.email',
    `Of ${MANY} registrations of one email side by side exactly one succeeds.`,
    (context) => expectOneAccount(context, 'email'),
    'accounts',
  ),
  check('login', 'Each of several logins side by side opens a session of the same user.', async (context) => {
    const { account, id } = await context.spare();
    const browsers = times(LOGINS, () => openBrowser(context.network));
    const logins = await sendAtOnce(browsers.map((browser) => logIn(browser, account)));
    for (const login of logins) expectFields(expectUser(login), { id });
    const users = [];
    for (const browser of browsers) users.push(await browser.call(endpoints.getUser));
    const open = users.filter(isSuccess);
    for (const user of open) expectFields(expectUser(user), { id });
    if (open.length === 1) skip('the server keeps one session for each user');
    if (open.length < LOGINS)
      throw new Failure(`${LOGINS} sessions`, `${open.length}: the others are signed out`);
  }),
  check('user', 'Two users who read side by side are each themselves.', async (context) => {
    const people = [context.first(), context.second()];
    const reads = times(MANY, (index) => people[index % people.length] ?? context.first());
    const users = await sendAtOnce(reads.map(({ browser }) => browser.call(endpoints.getUser)));
    for (const [index, user] of users.entries()) {
      expectFields(expectUser(user), { id: reads[index]?.id, username: reads[index]?.username });
    }
  }),
  check(
    'language',
    'Changes of the language side by side leave one of the sent ones, and each user their own.',
    async (context) => {
      const people = [context.first(), context.second()];
      const sent = people.map((_, index) => (index === 0 ? ['fr', 'de'] : ['es', 'pt']));
      const changes = times(MANY, (index) => ({
        person: people[index % 2] ?? context.first(),
        language: sent[index % 2]?.[Math.floor(index / 2) % 2],
      }));
      const answers = await sendAtOnce(
        changes.map(({ person: { browser }, language }) =>
          browser.call(endpoints.updateLanguage, { body: { language }, once: true }),
        ),
      );
      for (const answer of answers) expectSuccess(answer);
      for (const [index, { browser, username }] of people.entries()) {
        const user = expectUser(await browser.call(endpoints.getUser));
        expectFields(user, { username });
        if (!sent[index]?.includes(String(user['language']))) {
          throw new Failure(`the language ${sent[index]?.join(' or ')}`, String(user['language']));
        }
      }
    },
    'changes',
  ),
];

/** Registers accounts that share one field, side by side, and logs in with those that were refused. */
async function expectOneAccount(context: CheckContext, shared: 'username' | 'email') {
  const first = registrationForm(context.newUsername());
  const forms = times(MANY, () => ({ ...registrationForm(context.newUsername()), [shared]: first[shared] }));
  const answers = await sendAtOnce(
    forms.map((body) => context.visitor().call(endpoints.register, { body, once: true })),
  );
  const refused = answers.flatMap((answer, index) =>
    isSuccess(answer) ? [] : { answer, form: forms[index] ?? first },
  );
  const accounts = MANY - refused.length;
  if (accounts !== 1)
    throw new Failure(`one account with this ${shared}`, accounts === 0 ? 'none' : `${accounts}`);
  for (const { answer } of refused) expectRefusal(answer, refusalOf('session.register', `${shared}-taken`));
  for (const { form } of refused.slice(0, 2)) {
    const { username, email, password } = form;
    const name = shared === 'username' ? email : username;
    const login = await logIn(context.visitor(), { username: name, password });
    if (isSuccess(login)) throw new Failure('no login for a refused registration', `${name} is signed in`);
  }
}
