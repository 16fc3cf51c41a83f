import { endpoints } from '@product/api-client';
import type { RefusalCase } from '@product/api-client/contract';
import { USERNAME_MAX_LENGTH } from '@product/domain';
import type { Answer, Browser } from '../browser';
import { refusalCheck, rules, type Check } from '../check';
import { expectFields, expectUser } from '../expectations';
import type { SignInResult } from '../people';
import { skip, type CheckContext } from '../check-context';

type Form = ReturnType<CheckContext['newForm']>;

/** Forms that each break one rule. A server that accepts one has an account more: their names are unique, too. */
const BAD_FORMS = {
  'username-taken': (context) => ({ username: context.first().username }),
  'email-taken': (context) => ({ email: context.first().email }),
  'short-username': () => ({ username: randomLetters() }),
  'long-username': (context) => ({
    username: context.newUsername().padEnd(USERNAME_MAX_LENGTH + 1, 'x'),
  }),
  'bad-email': (context) => ({ email: context.newUsername() }),
  'short-password': () => ({ password: '12345', confirmPassword: '12345' }),
  'passwords-differ': () => ({ confirmPassword: 'Conformance-2' }),
} satisfies Record<
  Exclude<RefusalCase<'session.register'>, 'wrong-type'>,
  (context: CheckContext) => Partial<Form>
>;

const cases = Object.keys(BAD_FORMS) as (keyof typeof BAD_FORMS)[];

export const registrationChecks: Check[] = [
  ...rules('answer', {
    'session.register.answer': {
      description: 'Registering answers the new user, without a password, a session or another secret.',
      creates: 'accounts',
      async run(context) {
        const { registered, account, email } = newUser(context);
        expectFields(expectUser(registered), { username: account.username, email });
      },
    },
    'session.register.signs-in': {
      kind: 'session',
      description: 'A registration signs the new user in.',
      creates: 'accounts',
      async run(context) {
        const { browser, account } = newUser(context);
        expectFields(expectUser(await browser.call(endpoints.getUser)), { username: account.username });
      },
    },
  }),
  ...cases.map((refusalCase) =>
    refusalCheck(
      endpoints.register,
      refusalCase,
      (context) =>
        submitForm(context.visitor(), {
          ...context.newForm(),
          ...BAD_FORMS[refusalCase](context),
        }),
      'accounts',
    ),
  ),
];

function newUser({ signIn }: CheckContext): SignInResult & { registered: Answer } {
  const registered = signIn?.registered ?? skip('the account was there before');
  return { ...(signIn ?? skip('no account was registered')), registered };
}

const submitForm = (browser: Browser, body: Form) => browser.call(endpoints.register, { body });

/** One character less than the minimum, random: a server that accepts it once must not refuse it as taken later. */
function randomLetters(): string {
  return String.fromCharCode(...crypto.getRandomValues(new Uint8Array(2)).map((byte) => 97 + (byte % 26)));
}
