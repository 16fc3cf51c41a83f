import { endpoints } from '@product/api-client';
import { USERNAME_MAX_LENGTH } from '@product/domain';
import type { Answer } from '../browser';
import { refusals, rules, test, type Check } from '../check';
import { expectFields, expectUser } from '../expectations';
import type { SignInResult } from '../people';
import { skip, type CheckContext } from '../check-context';

/** Submits a form with another value. A server that accepts it has an account more: its names are unique, too. */
const submit = ({ visitor, newForm }: CheckContext, fields: Partial<ReturnType<typeof newForm>>) =>
  visitor().call(endpoints.register, { body: { ...newForm(), ...fields } });

export const registrationChecks: Check[] = [
  ...rules('answer', [
    test('session.register.answer: Registering answers the new user, without a password, a session or another secret.', async (context) => {
      const { registered, account, email } = newUser(context);
      expectFields(expectUser(registered), { username: account.username, email });
    }),
  ]),
  ...rules('session', [
    test('session.register.signs-in: A registration signs the new user in.', async (context) => {
      const { browser, account } = newUser(context);
      expectFields(expectUser(await browser.call(endpoints.getUser)), { username: account.username });
    }),
  ]),
  ...refusals('session.register', {
    'username-taken': (context) => submit(context, { username: context.first().username }),
    'email-taken': (context) => submit(context, { email: context.first().email }),
    'short-username': (context) => submit(context, { username: randomLetters() }),
    'long-username': (context) =>
      submit(context, { username: context.newUsername().padEnd(USERNAME_MAX_LENGTH + 1, 'x') }),
    'bad-email': (context) => submit(context, { email: context.newUsername() }),
    'short-password': (context) => submit(context, { password: '12345', confirmPassword: '12345' }),
    'passwords-differ': (context) => submit(context, { confirmPassword: 'Conformance-2' }),
  }),
];

function newUser({ signIn }: CheckContext): SignInResult & { registered: Answer } {
  const registered = signIn?.registered ?? skip('the account was there before');
  return { ...(signIn ?? skip('no account was registered')), registered };
}

/** One character less than the minimum, random: a server that accepts it once must not refuse it as taken later. */
function randomLetters(): string {
  return String.fromCharCode(...crypto.getRandomValues(new Uint8Array(2)).map((byte) => 97 + (byte % 26)));
}
