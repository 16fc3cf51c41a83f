import type { RefusalCase } from '../../contract/refusals';
import { endpoints } from '../../endpoints';
import type { Answer, Browser } from '../browser';
import { refuses, type Check } from '../check';
import { expectFields, expectUser } from '../expectations';
import { PASSWORD, type Entrance } from '../people';
import { skip, type Stage } from '../stage';

type Form = { username: string; email: string; password: string; confirmPassword: string };

/** Forms that each break one rule. A server that accepts one has an account more: their names are unique, too. */
const BAD_FORMS = {
  'username-taken': (stage) => ({ username: stage.first().username }),
  'email-taken': (stage) => ({ email: stage.first().email }),
  'short-username': () => ({ username: twoLetters() }),
  'bad-email': (stage) => ({ email: stage.newName().replace(' ', '-') }),
  'short-password': () => ({ password: '12345', confirmPassword: '12345' }),
  'passwords-differ': () => ({ confirmPassword: 'Conformance-2' }),
} satisfies Record<RefusalCase<'session.register'>, (stage: Stage) => Partial<Form>>;

const cases = Object.keys(BAD_FORMS) as (keyof typeof BAD_FORMS)[];

export const registrationChecks: Check[] = [
  {
    id: 'session.register.answer',
    says: 'Registering answers the new user, without a password or any other field that is not documented.',
    makes: 'accounts',
    async run(stage) {
      const { registered, account, email } = newcomer(stage);
      expectFields(expectUser(registered), { username: account.username, email });
    },
  },
  {
    id: 'session.register.signs-in',
    says: 'A registration signs the new user in.',
    makes: 'accounts',
    async run(stage) {
      const { browser, account } = newcomer(stage);
      expectFields(expectUser(await browser.call(endpoints.getUser)), { username: account.username });
    },
  },
  ...cases.map((what) =>
    refuses(
      endpoints.register,
      what,
      (stage) => tryForm(stage.visitor(), { ...newForm(stage), ...BAD_FORMS[what](stage) }),
      'accounts',
    ),
  ),
];

function newcomer({ entrance }: Stage): Entrance & { registered: Answer } {
  const registered = entrance?.registered ?? skip('the account was there before');
  return { ...(entrance ?? skip('no account was registered')), registered };
}

function newForm(stage: Stage): Form {
  const username = stage.newName().replace(' ', '-');
  return { username, email: `${username}@example.com`, password: PASSWORD, confirmPassword: PASSWORD };
}

const tryForm = (browser: Browser, body: Form) => browser.call(endpoints.register, { body });

/** One character less than the minimum, random: a server that accepts it once must not refuse it as taken later. */
function twoLetters(): string {
  return String.fromCharCode(...crypto.getRandomValues(new Uint8Array(2)).map((byte) => 97 + (byte % 26)));
}
