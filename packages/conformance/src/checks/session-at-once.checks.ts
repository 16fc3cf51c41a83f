import { endpoints } from '@product/api-client';
import { refusalOf } from '@product/api-client/contract';
import { MANY, sendAtOnce, times } from '../at-once';
import { openBrowser } from '../browser';
import { skip, type CheckContext } from '../check-context';
import { rules, test } from '../check';
import { expectFields, expectRefusal, expectSuccess, expectUser, isSuccess } from '../expectations';
import { logIn, logInWithNewBrowser } from '../people';
import { Failure } from '../verdicts';

const LOGINS = 4;

export const sessionAtOnceChecks = rules('side-by-side', [
  ...(['username', 'email'] as const).map((field) =>
    test(`session.register.${field}.side-by-side: Of ${MANY} registrations of one ${field} side by side exactly one succeeds.`, (context) =>
      expectOneAccount(context, field)),
  ),
  test('session.login.side-by-side: Logins of two users side by side open a session each, of the user who logs in.', async (context) => {
    const people = [await context.spare(), await context.otherSpare()];
    const logins = times(LOGINS, (index) => ({
      person: people[index % people.length] ?? context.first(),
      browser: openBrowser(context.network),
    }));
    const answers = await sendAtOnce(logins.map(({ person, browser }) => logIn(browser, person.account)));
    for (const [index, answer] of answers.entries()) {
      expectFields(expectUser(answer), { id: logins[index]?.person.id });
    }
    const open = new Set();
    for (const { person, browser } of logins) {
      const user = await browser.call(endpoints.getUser);
      if (!isSuccess(user)) continue;
      expectFields(expectUser(user), { id: person.id });
      open.add(person).add(browser);
    }
    // A server may keep one session for each user.
    if (open.size < 2 * people.length)
      throw new Failure('a session of each user', 'one of them is signed out');
  }),
  test('session.logout.side-by-side: A logout ends its session, whatever calls are sent beside it.', async (context) => {
    const { account } = await context.spare();
    const { browser, person } = await logInWithNewBrowser(context.network, account);
    if (!person) skip('the account cannot log in');
    const before = new Map(browser.cookies);
    // Each with the cookies of before, as calls that are on their way.
    const beside = times(MANY, () => openBrowser(context.network, before));
    await sendAtOnce(
      beside.map((other, index) =>
        index === MANY / 2
          ? browser.call(endpoints.logout, { once: true })
          : other.call(index % 2 === 0 ? endpoints.getUser : endpoints.listCreations, { once: true }),
      ),
    );
    const after = await openBrowser(context.network, before).call(endpoints.getUser);
    expectRefusal(after, refusalOf('session.user', 'signed-out'));
  }),
  test('session.user.side-by-side: Two users who read side by side are each themselves.', async (context) => {
    const people = [context.first(), context.second()];
    const reads = times(MANY, (index) => people[index % people.length] ?? context.first());
    const users = await sendAtOnce(reads.map(({ browser }) => browser.call(endpoints.getUser)));
    for (const [index, user] of users.entries()) {
      expectFields(expectUser(user), { id: reads[index]?.id, username: reads[index]?.username });
    }
  }),
  test('session.language.side-by-side: Changes of the language side by side leave one of the sent ones, and each user their own.', async (context) => {
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
      if (!sent[index]?.includes(String(user['language'])))
        throw new Failure(`the language ${sent[index]?.join(' or ')}`, String(user['language']));
    }
  }),
]);

/** Registers accounts that share one field, side by side, and logs in with those that were refused. */
async function expectOneAccount(context: CheckContext, shared: 'username' | 'email') {
  const first = context.newForm();
  const forms = times(MANY, (index) => ({
    ...context.newForm(),
    [shared]: index % 2 === 0 ? first[shared] : first[shared].toUpperCase(),
  }));
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
