import { endpoints } from '@product/api-client';
import { USERNAME_MAX_LENGTH } from '@product/domain';
import { rules, test, type Check } from '../check';
import { skip, type CheckContext } from '../check-context';
import { expectUser, isSuccess, show } from '../expectations';
import { logIn } from '../people';
import { Failure } from '../verdicts';
import { MIXED_TEXT } from '../written-texts';
import { expectRefused, expectTaken, expectText, isRefused } from './text-expectations';

/** Usernames of signs that a server may refuse, but not change. */
const USERNAMES: readonly { id: string; subject: string; make: () => string }[] = [
  { id: 'quotes', subject: 'apostrophes and quotation marks', make: () => `${randomName()} O'Hara "x"` },
  { id: 'markup', subject: 'signs of markup', make: () => `${randomName()} <b>&amp;\\ 1%` },
  { id: 'letters', subject: 'letters of other scripts', make: () => `${randomName()} é灯台منارةдा` },
  { id: 'emoji', subject: 'emoji', make: () => randomEmoji(USERNAME_MAX_LENGTH) },
];

/** Of three and four bytes in UTF-8, and of one and two units in UTF-16. */
const LETTERS = '灯𠮷';

export const accountTextChecks: Check[] = [
  ...USERNAMES.flatMap(({ id, subject, make }) =>
    rules('text', [
      test(`session.register.username-${id}: A username with ${subject} is refused with 4xx, or kept as it was sent and good for a login.`, async (context) => {
        const username = make();
        const form = { ...context.newForm(), username };
        const answer = await submit(context, form);
        if (isRefused(answer)) return;
        expectTaken(username, answer);
        // A server may keep names in lower case, since their case does not matter.
        const received = String(expectUser(answer)['username']);
        if (received.toLowerCase() !== username.toLowerCase()) expectText('a username', username, received);
        await expectLogin(context, form, form);
      }),
    ]),
  ),
  ...rules('text', [
    test(`session.register.username-length: A username of ${USERNAME_MAX_LENGTH} letters of any script is taken where shorter ones and ${USERNAME_MAX_LENGTH} plain letters are: each counts as one.`, async (context) => {
      const take = (username: string) => submit(context, { ...context.newForm(), username });
      const [short, plain] = [randomName() + LETTERS, randomName().padEnd(USERNAME_MAX_LENGTH, 'x')];
      for (const username of [short, plain])
        if (!isSuccess(await take(username))) skip('the server takes plain or shorter usernames only');
      const name = randomName();
      const long = name + LETTERS.repeat((USERNAME_MAX_LENGTH - name.length) / 2);
      expectTaken(long, await take(long));
    }),
    test('session.register.email-text: An email with signs that addresses may have is refused with 4xx, or good for a login.', async (context) => {
      const plain = context.newForm();
      const email = `o'hara+${plain.email.replace('@', '_x.y-z@')}`;
      const form = { ...plain, email };
      const answer = await submit(context, form);
      if (isRefused(answer)) return;
      expectTaken(email, answer);
      expectText('an email', email, String(expectUser(answer)['email']).toLowerCase());
      await expectLogin(context, form, { ...form, username: email });
    }),
    test('session.register.email-plus: An email with a plus sign, dots and hyphens, and 64 characters before the @, is taken and good for a login.', async (context) => {
      const plain = context.newForm();
      const [name = '', domain] = plain.email.split('@');
      const form = { ...plain, email: `${`${name}+a_b.c-1`.padEnd(EMAIL_NAME_LENGTH, 'x')}@${domain}` };
      expectTaken(form.email, await submit(context, form));
      await expectLogin(context, form, { ...form, username: form.email });
    }),
    test('session.register.password-text: A password with every sign and script, and white space around it, is good for a login.', async (context) => {
      const form = context.newForm(` ${MIXED_TEXT} `);
      const answer = await submit(context, form);
      expectTaken(form.password, answer);
      await expectLogin(context, form, form);
    }),
    test('session.login.injection: A name or a password of quotes and commands of a database signs nobody in, and breaks nothing.', async (context) => {
      for (const name of INJECTIONS) {
        const answer = await context
          .visitor()
          .call(endpoints.login, { body: { ...name, password: "' OR '1'='1" } });
        expectRefused(answer, `401 for a login as ${JSON.stringify(name)}`);
      }
    }),
  ]),
];

/** The longest part before the @ (RFC 5321). */
const EMAIL_NAME_LENGTH = 64;

const INJECTIONS = [
  { username: "'" },
  { username: "' OR '1'='1" },
  { username: '" OR ""="' },
  { username: '{"$gt":""}\\%' },
  { email: "'or'1'='1'--@example.com" },
];

type Form = ReturnType<CheckContext['newForm']>;

const submit = (context: CheckContext, body: Form) => context.visitor().call(endpoints.register, { body });

async function expectLogin(
  context: CheckContext,
  { email }: Form,
  account: { username: string; password: string },
): Promise<void> {
  const answer = await logIn(context.visitor(), account);
  if (!isSuccess(answer)) throw new Failure(`a login with ${JSON.stringify(account)}`, show(answer));
  const received = String(expectUser(answer)['email']);
  if (received.toLowerCase() !== email.toLowerCase())
    throw new Failure(`a login as ${email}`, `a login as ${received}`);
}

const randomName = () => `c${crypto.randomUUID().slice(0, 7)}`;

const FIRST_EMOJI = 0x1f400;

/** Random animals and things, each of one code point, which make a name that is unique on the server. */
function randomEmoji(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return String.fromCodePoint(...Array.from(bytes, (byte) => FIRST_EMOJI + (byte & 0x3f)));
}
