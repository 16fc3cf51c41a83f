import { endpoints } from '../../endpoints';
import type { Answer, Browser } from '../browser';
import type { Check } from '../check';
import { expectFields, expectRefusal, expectUser } from '../expectations';
import { PASSWORD, type Entrance } from '../people';
import { skip, type Stage } from '../stage';

type Form = { username: string; email: string; password: string; confirmPassword: string };

/** Forms that each break one rule (specification, section 5). */
const BAD_FORMS: Record<string, { says: string; change: Partial<Form> }> = {
  'short-username': { says: 'A username of two characters', change: { username: 'ab' } },
  'bad-email': { says: 'An email that is none', change: { email: 'nobody' } },
  'short-password': {
    says: 'A password of five characters',
    change: { password: '12345', confirmPassword: '12345' },
  },
  'passwords-differ': { says: 'A confirmation that differs', change: { confirmPassword: 'Conformance-2' } },
};

export const registrationChecks: Check[] = [
  {
    id: 'session.register.answer',
    says: 'Registering answers the new user, without a password or any other field that is not documented.',
    section: 'spec 7, decisions 2',
    makes: 'accounts',
    async run(stage) {
      const { registered, account, email } = newcomer(stage);
      expectFields(expectUser(registered), { username: account.username, email });
    },
  },
  {
    id: 'session.register.signs-in',
    says: 'Whoever registers is signed in.',
    section: 'spec 4',
    makes: 'accounts',
    async run(stage) {
      const { browser, account } = newcomer(stage);
      expectFields(expectUser(await browser.call(endpoints.getUser)), { username: account.username });
    },
  },
  {
    id: 'session.register.username-taken',
    says: 'A username that is taken is refused with 409 and a message.',
    section: 'decisions 4',
    makes: 'accounts',
    async run(stage) {
      const { username } = stage.first();
      expectRefusal(await tryForm(stage.visitor(), { ...newForm(stage), username }), 409);
    },
  },
  {
    id: 'session.register.email-taken',
    says: 'An email that is registered is refused with 409 and a message.',
    section: 'decisions 4',
    makes: 'accounts',
    async run(stage) {
      const { email } = stage.first();
      expectRefusal(await tryForm(stage.visitor(), { ...newForm(stage), email }), 409);
    },
  },
  ...Object.entries(BAD_FORMS).map(([what, { says, change }]): Check => ({
    id: `session.register.${what}`,
    says: `${says} is refused with 400 and a message.`,
    section: 'spec 5, decisions 4',
    makes: 'accounts',
    async run(stage) {
      expectRefusal(await tryForm(stage.visitor(), { ...newForm(stage), ...change }), 400);
    },
  })),
];

function newcomer({ entrance }: Stage): Entrance & { registered: Answer } {
  const registered = entrance?.registered ?? skip('the account was there before');
  return { ...(entrance ?? skip('nobody registered')), registered };
}

function newForm(stage: Stage): Form {
  const username = stage.newName().replace(' ', '-');
  return { username, email: `${username}@example.com`, password: PASSWORD, confirmPassword: PASSWORD };
}

const tryForm = (browser: Browser, body: Form) => browser.call(endpoints.register, { body });
