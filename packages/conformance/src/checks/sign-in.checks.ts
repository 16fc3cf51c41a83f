import { endpoints } from '@product/api-client';
import { refusalOf } from '@product/api-client/contract';
import { skip } from '../check-context';
import { rules, test, type Check } from '../check';
import { expectFields, expectRefusal, expectSuccess, expectUser } from '../expectations';
import { logIn } from '../people';
import { expectRefused } from './text-expectations';

type Change = (text: string) => string;

const NAMES = ['username', 'email'] as const;

/** Other spellings of names that mean the same account. */
const SPELLINGS: readonly { id: string; words: string; spell: Change }[] = [
  { id: 'in-capitals', words: 'in capitals', spell: (name) => name.toUpperCase() },
  { id: 'with-spaces', words: 'with white space around it', spell: (name) => ` ${name} ` },
];
const spelled = NAMES.flatMap((field) => SPELLINGS.map((spelling) => ({ field, ...spelling })));

/** Texts that look like a password and are not it. Each finds a server that compares less than all of it. */
const WRONG_PASSWORDS: Readonly<Record<string, { words: string; change: Change }>> = {
  'other-case': {
    words: 'in another case',
    change: (password) =>
      password.replace(/\p{L}/gu, (letter) =>
        letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
      ),
  },
  'space-before': { words: 'with a space before it', change: (password) => ` ${password}` },
  'space-after': { words: 'with a space after it', change: (password) => `${password} ` },
  longer: { words: 'with a letter more', change: (password) => `${password}x` },
  'same-beginning': {
    words: 'of which only the first eight characters are right',
    change: (password) => `${password.slice(0, 8)}${'~'.repeat(Math.max(1, password.length - 8))}`,
  },
};

/** More than the 72 bytes that some hashes read, with spaces around, and letters that are not ASCII. */
const LONG_PASSWORD = ` Pässwört 灯台 ${'a'.repeat(72)}end `;

export const signInChecks: Check[] = [
  ...rules('sign-in', [
    ...spelled.map(({ field, id, words, spell }) =>
      test(`session.login.${field}-${id}: The ${field} ${words} signs in: names ignore case and the white space around them.`, async (context) => {
        const { id, account, [field]: name } = await context.spare();
        const body = { [field]: spell(name), password: account.password };
        const login = await context.visitor().call(endpoints.login, { body });
        expectFields(expectUser(login), { id });
      }),
    ),
    ...spelled.map(({ field, id, words, spell }) =>
      test(`session.register.${field}-taken-${id}: The ${field} of another account ${words} is taken, and refused with 409 and a message.`, async (context) => {
        const body = { ...context.newForm(), [field]: spell(context.first()[field]) };
        const answer = await context.visitor().call(endpoints.register, { body });
        expectRefusal(answer, refusalOf('session.register', `${field}-taken`));
      }),
    ),
    test('session.register.trimmed: A registration keeps names without the white space around them, and signs in by them.', async (context) => {
      const { username, email, ...passwords } = context.newForm();
      const body = { username: ` ${username} `, email: ` ${email} `, ...passwords };
      const registered = await context.visitor().call(endpoints.register, { body });
      expectFields(expectUser(registered), { username });
      const login = await logIn(context.visitor(), { username: email, password: passwords.password });
      expectFields(expectUser(login), { username });
    }),
    test('session.login.wildcards: A name with a wildcard of a database (% or _) is not the name of the account that it would match.', async (context) => {
      const person = await context.spare();
      for (const field of NAMES) {
        for (const wildcard of ['%', '_']) {
          const body = { [field]: wildcard + person[field].slice(1), password: person.account.password };
          const answer = await context.visitor().call(endpoints.login, { body });
          expectRefused(answer, `401 for the ${field} ${JSON.stringify(body[field])}`);
        }
      }
    }),
    ...Object.entries(WRONG_PASSWORDS).map(([id, { words, change }]) =>
      test(`session.login.password-${id}: The password ${words} is a wrong one, and refused with 401.`, async (context) => {
        const { account } = await context.spare();
        const password = change(account.password);
        if (password === account.password) skip('the password of the account has no such variant');
        const login = await logIn(context.visitor(), { ...account, password });
        expectRefusal(login, refusalOf('session.login', 'wrong-password'), `a password ${words}`);
      }),
    ),
  ]),
  ...rules({ kind: 'sign-in', creates: 'accounts' }, [
    test('session.login.password-long: Every byte of a long password counts, also spaces around it and letters of every script.', async (context) => {
      const form = context.newForm(LONG_PASSWORD);
      const registered = await context.visitor().call(endpoints.register, { body: form });
      if ([400, 413, 422].includes(registered.status)) skip('the server accepts no password of 100 bytes');
      expectSuccess(registered);
      const tryLogIn = (password: string) => logIn(context.visitor(), { username: form.username, password });
      expectFields(expectUser(await tryLogIn(LONG_PASSWORD)), { username: form.username });
      for (const [words, password] of [
        ['without the spaces around it', LONG_PASSWORD.trim()],
        ['with another end', LONG_PASSWORD.replace('end', 'END')],
        ['with "?" for each letter that is not ASCII', LONG_PASSWORD.replace(/\P{ASCII}/gu, '?')],
      ] as const) {
        expectRefusal(await tryLogIn(password), refusalOf('session.login', 'wrong-password'), `it ${words}`);
      }
    }),
  ]),
];
