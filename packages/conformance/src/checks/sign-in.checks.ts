import { endpoints } from '@product/api-client';
import { refusalOf } from '@product/api-client/contract';
import { skip } from '../check-context';
import type { Check } from '../check';
import { expectFields, expectRefusal, expectSuccess, expectUser } from '../expectations';
import { logIn } from '../people';
import { expectRefused } from './text-expectations';

type Change = (text: string) => string;

/** Other spellings of a name that mean the same account. */
const SPELLINGS: Readonly<Record<string, { words: string; spell: Change }>> = {
  'in-capitals': { words: 'in capitals', spell: (name) => name.toUpperCase() },
  'with-spaces': { words: 'with white space around it', spell: (name) => ` ${name} ` },
};

const NAMES = ['username', 'email'] as const;

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

const check = (id: string, description: string, run: Check['run']): Check => ({
  id: `session.${id}`,
  kind: 'sign-in',
  description,
  run,
});

export const signInChecks: Check[] = [
  ...NAMES.flatMap((field) =>
    Object.entries(SPELLINGS).map(([spelling, { words, spell }]) =>
      check(
        `login.${field}-${spelling}`,
        `The ${field} ${words} signs in: names ignore case and the white space around them.`,
        async (context) => {
          const { id, account, [field]: name } = await context.spare();
          const body = { [field]: spell(name), password: account.password };
          const login = await context.visitor().call(endpoints.login, { body });
          expectFields(expectUser(login), { id });
        },
      ),
    ),
  ),
  ...NAMES.flatMap((field) =>
    Object.entries(SPELLINGS).map(([spelling, { words, spell }]): Check => {
      const description = `The ${field} of another account ${words} is taken, and refused with 409 and a message.`;
      return {
        ...check(`register.${field}-taken-${spelling}`, description, async (context) => {
          const body = { ...context.newForm(), [field]: spell(context.first()[field]) };
          const answer = await context.visitor().call(endpoints.register, { body });
          expectRefusal(answer, refusalOf('session.register', `${field}-taken`));
        }),
        creates: 'accounts',
      };
    }),
  ),
  {
    ...check(
      'register.trimmed',
      'A registration keeps names without the white space around them, and signs in by them.',
      async (context) => {
        const { username, email, ...passwords } = context.newForm();
        const body = { username: ` ${username} `, email: ` ${email} `, ...passwords };
        const registered = await context.visitor().call(endpoints.register, { body });
        expectFields(expectUser(registered), { username });
        const login = await logIn(context.visitor(), { username: email, password: passwords.password });
        expectFields(expectUser(login), { username });
      },
    ),
    creates: 'accounts',
  },
  check(
    'login.wildcards',
    'A name with a wildcard of a database (% or _) is not the name of the account that it would match.',
    async (context) => {
      const person = await context.spare();
      for (const field of NAMES) {
        for (const wildcard of ['%', '_']) {
          const body = { [field]: wildcard + person[field].slice(1), password: person.account.password };
          const answer = await context.visitor().call(endpoints.login, { body });
          expectRefused(answer, `401 for the ${field} ${JSON.stringify(body[field])}`);
        }
      }
    },
  ),
  ...Object.entries(WRONG_PASSWORDS).map(([id, { words, change }]) =>
    check(
      `login.password-${id}`,
      `The password ${words} is a wrong one, and refused with 401.`,
      async (context) => {
        const { account } = await context.spare();
        const password = change(account.password);
        if (password === account.password) skip('the password of the account has no such variant');
        const login = await logIn(context.visitor(), { ...account, password });
        expectRefusal(login, refusalOf('session.login', 'wrong-password'), `a password ${words}`);
      },
    ),
  ),
  {
    ...check(
      'login.password-long',
      'Every byte of a long password counts, also spaces around it and letters of every script.',
      async (context) => {
        const form = context.newForm(LONG_PASSWORD);
        const registered = await context.visitor().call(endpoints.register, { body: form });
        if ([400, 413, 422].includes(registered.status)) skip('the server accepts no password of 100 bytes');
        expectSuccess(registered);
        const tryLogIn = (password: string) =>
          logIn(context.visitor(), { username: form.username, password });
        expectFields(expectUser(await tryLogIn(LONG_PASSWORD)), { username: form.username });
        for (const [words, password] of [
          ['without the spaces around it', LONG_PASSWORD.trim()],
          ['with another end', LONG_PASSWORD.replace('end', 'END')],
          ['with "?" for each letter that is not ASCII', LONG_PASSWORD.replace(/\P{ASCII}/gu, '?')],
        ] as const) {
          expectRefusal(
            await tryLogIn(password),
            refusalOf('session.login', 'wrong-password'),
            `it ${words}`,
          );
        }
      },
    ),
    creates: 'accounts',
  },
];
