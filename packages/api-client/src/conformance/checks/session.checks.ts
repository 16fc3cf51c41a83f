import { FALLBACK_LANGUAGE } from '@product/domain';
import { endpoints } from '../../endpoints';
import { openBrowser } from '../browser';
import type { Check } from '../check';
import { expectFields, expectRefusal, expectSuccess, expectUser } from '../expectations';
import { enter, type Person } from '../people';
import { skip, type Stage } from '../stage';
import { Breach } from '../verdicts';

const UNKNOWN_NAME = 'nobody-of-this-name';

export const sessionChecks: Check[] = [
  {
    id: 'session.user.answer',
    says: 'GET /api/user answers the user, without a password or any other field that is not documented.',
    section: 'decisions 2',
    async run(stage) {
      const { browser, id } = stage.first();
      expectFields(expectUser(await browser.call(endpoints.getUser)), { id });
    },
  },
  {
    id: 'session.login.by-username',
    says: 'A username and its password sign in.',
    section: 'spec 5, spec 7',
    run: (stage) => logsIn(stage, ({ username }) => ({ username })),
  },
  {
    id: 'session.login.by-email',
    says: 'An email and its password sign in.',
    section: 'spec 5, spec 7',
    run: (stage) => logsIn(stage, ({ email }) => ({ email })),
  },
  {
    id: 'session.login.http-only',
    says: 'The session is in a cookie that scripts cannot read (HttpOnly).',
    section: 'decisions 4',
    async run(stage) {
      const { browser } = await again(stage);
      const hidden = [...browser.cookies].filter(([, { httpOnly }]) => httpOnly);
      const answer = await openBrowser(stage.network, new Map(hidden)).call(endpoints.getUser);
      if (answer.status === 200) return;
      const names = [...browser.cookies.keys()].join(', ') || 'none';
      throw new Breach('a session by HttpOnly cookies alone', `${hidden.length} of them (cookies: ${names})`);
    },
  },
  {
    id: 'session.login.wrong-password',
    says: 'A wrong password is refused with 401 and a message.',
    section: 'decisions 4',
    async run(stage) {
      const { username } = stage.first();
      const body = { username, password: 'not-the-password' };
      expectRefusal(await stage.visitor().call(endpoints.login, { body }), 401);
    },
  },
  {
    id: 'session.login.unknown-account',
    says: 'An unknown username is refused with 401 and a message.',
    section: 'decisions 4',
    async run({ visitor }) {
      const body = { username: UNKNOWN_NAME, password: 'not-the-password' };
      expectRefusal(await visitor().call(endpoints.login, { body }), 401);
    },
  },
  {
    id: 'session.login.nothing-given',
    says: 'A log-in without name and password is refused with 400 and a message.',
    section: 'spec 5, decisions 4',
    async run({ visitor }) {
      expectRefusal(await visitor().call(endpoints.login, { body: {} }), 400);
    },
  },
  {
    id: 'session.logout.signs-out',
    says: 'After a logout the browser is signed out.',
    section: 'spec 7',
    async run(stage) {
      const { browser } = await again(stage);
      expectSuccess(await browser.call(endpoints.logout));
      expectRefusal(await browser.call(endpoints.getUser), 401);
    },
  },
  {
    id: 'session.logout.ends-session',
    says: 'A logout ends the session itself: its cookie, sent again, opens nothing.',
    section: 'spec 7, decisions 3',
    async run(stage) {
      const { browser } = await again(stage);
      const before = new Map(browser.cookies);
      expectSuccess(await browser.call(endpoints.logout));
      expectRefusal(await openBrowser(stage.network, before).call(endpoints.getUser), 401);
    },
  },
  {
    id: 'session.language.stored',
    says: 'A change of language answers the user, and is there when the user is read again.',
    section: 'spec 7',
    makes: 'changes',
    async run(stage) {
      const { browser } = stage.first();
      const before = expectUser(await browser.call(endpoints.getUser))['language'];
      const language = before === 'fr' ? 'de' : 'fr';
      const changed = await browser.call(endpoints.updateLanguage, { body: { language } });
      expectFields(expectUser(changed), { language });
      expectFields(expectUser(await browser.call(endpoints.getUser)), { language });
      // No call removes a language, so an account without one gets the fallback.
      const restored = { language: before ?? FALLBACK_LANGUAGE };
      await browser.call(endpoints.updateLanguage, { body: restored });
    },
  },
  {
    id: 'session.language.unknown',
    says: 'A language that the product has not is refused with 400 and a message.',
    section: 'spec 1, decisions 4',
    async run(stage) {
      const body = { language: 'tlh' };
      expectRefusal(await stage.first().browser.call(endpoints.updateLanguage, { body }), 400);
    },
  },
];

async function logsIn(stage: Stage, name: (person: Person) => object) {
  const person = stage.first();
  const browser = stage.visitor();
  const { password } = person.account;
  const answer = await browser.call(endpoints.login, { body: { ...name(person), password } });
  expectFields(expectUser(answer), { id: person.id });
  expectFields(expectUser(await browser.call(endpoints.getUser)), { id: person.id });
}

/** Logs the first user in with a second browser, so that the session of the first browser is not ended. */
async function again(stage: Stage): Promise<Person> {
  const { person } = await enter(stage.network, stage.first().account);
  return person ?? skip('the account cannot log in');
}
