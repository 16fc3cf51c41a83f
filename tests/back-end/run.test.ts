import { expect, test } from 'vitest';
import { FAULTS } from './faults';
import { bodyOf, type Call, type Plant, type PlantedServer, replace } from './hooks';
import { tryServer } from './measure';
import { refuse, TEXT } from './rules';

type Options = Parameters<typeof tryServer>[1];

/** A run, and the server's data after it. */
async function tryPlanted(plant: Plant, options: Options = {}) {
  let server: PlantedServer | undefined;
  const report = await tryServer((planted) => {
    server = planted;
    plant(planted);
  }, options);
  const of = (outcome: string) => report.results.filter((result) => result.outcome === outcome);
  return {
    report,
    store: (server as PlantedServer).store,
    ids: of('failed').map(({ id }) => id),
    skipped: of('skipped'),
  };
}

/** Runs with accounts that exist. */
const withAccounts = (...usernames: string[]) => {
  const accounts = usernames.map((username) => ({ username, password: 'secret-one' }));
  const register: Plant = ({ passwords, store }) =>
    void accounts.forEach(async ({ username, password }, index) =>
      store.accounts.push({
        id: `given-${index}`,
        username,
        email: `${username}@example.com`,
        password: await passwords.hash(password),
        isAdmin: false,
        trialEndsAt: Infinity,
        trialUse: { day: '', count: 0 },
        tokens: 0,
        subscribed: false,
        language: 'pt',
      }),
    );
  return { accounts, register };
};

test.each([
  ['A user has a password', 'session.user.answer', 'the field password'],
  ['A balance is a text', 'session.user.answer', 'tokens is the text "0", not integer'],
  ["The gallery shows its maker's private creations to the maker", 'creations.save.private', 'it is there'],
  [
    'A wrong password is answered with 200 and an error in the body',
    'session.login.wrong-password',
    '200 application/json {"message":',
  ],
  ['A refusal is a page of HTML', 'session.user.signed-out', '401 text/html <html>'],
  ['A log-out only deletes the cookie', 'session.logout.ends-session', '200 application/json {"id":'],
  ['The cookie can be read by scripts', 'session.login.http-only', '0 of them (cookies: sid)'],
  ['The gallery is a page', 'creations.gallery.public', '200 text/html <!doctype html>'],
  ['The gallery is JSON without its type', 'creations.gallery.public', '200 text/plain []'],
  ['A deletion has no effect', 'creations.delete.removes', 'it is still there'],
  ['An empty own list is null', 'creations.list.answer', 'the answer is null, not array'],
  ['A generation has no address', 'generation.create.media', 'mediaUrl is missing'],
  ['A picture is a page', 'generation.create.media', '200 text/html'],
  ['A body that is not JSON gives 500', 'session.login.malformed', '500 application/json'],
  ['A name that is taken is answered with 500', 'session.register.username-taken', '500 application/json'],
  ['A checkout is a page in its own address', 'checkout.subscribe.url', '"data:text/html,Pay"'],
  ['A save is kept for the userId in its body', 'creations.save.for-another', 'it holds the creation'],
  ['A save for somebody else gives 500', 'creations.save.for-another', '500 application/json'],
  [
    'A save for somebody else is confirmed, and not kept',
    'creations.save.for-another',
    '201 application/json {}',
  ],
])('the report of "%s" says what was received', async (name, id, received) => {
  const { plant } = FAULTS.find((fault) => fault.name === name) ?? {};
  const { results } = await tryServer(plant, { only: [id] });
  expect(results).toContainEqual(
    expect.objectContaining({ id, outcome: 'failed', received: expect.stringContaining(received) }),
  );
});

test('without registration and login all other rules are skipped, with the reason', async () => {
  const { ids, skipped } = await tryPlanted((server) =>
    server.before(['register', 'logIn'], () => refuse(500, TEXT.internal)),
  );
  expect(ids).toContain('session.register.answer');
  expect(ids).not.toContain('creations.save.listed');
  expect(skipped).toContainEqual(
    expect.objectContaining({ id: 'creations.save.listed', reason: 'no account could be signed in' }),
  );
});

test('a call without a response is reported for each rule', async () => {
  const { ids, report } = await tryPlanted(
    (server) => server.before(['buy'], ({ raw }) => void raw.socket.destroy()),
    { origin: undefined },
  );
  expect(ids).toContain('checkout.buyTokens.url');
  expect(ids.filter((id) => !id.startsWith('checkout.buyTokens.'))).toEqual([]);
  expect(report.results).toContainEqual(
    expect.objectContaining({ expected: 'an answer', received: 'none: other side closed' }),
  );
});

test('a call that hangs ends after the time limit', async () => {
  const { report } = await tryPlanted((server) => server.before(['language'], () => new Promise(() => {})), {
    timeoutMs: 200,
    only: ['session.language.stored'],
  });
  expect(report.results).toContainEqual(expect.objectContaining({ received: 'none within 0.2 s' }));
});

test('what a server saves without a session is deleted', async () => {
  const { ids, report, store } = await tryPlanted((server) => {
    replace(server.sessions, 'require', (require) => (request) => {
      try {
        return require(request);
      } catch {
        const { userId } = bodyOf(request);
        return server.store.accounts.find(({ id }) => id === userId) ?? refuse(401, TEXT.signedOut);
      }
    });
  });
  expect(ids).toContain('creations.save.signed-out');
  expect([...store.creations.values()]).toEqual([]);
  expect(report.leftBehind.filter((name) => name.includes('creation'))).toEqual([]);
});

test('the report names each account and checkout that a server without validation keeps', async () => {
  const { report } = await tryPlanted(
    (server) => server.changeStatus(['register', 'buy', 'subscribe'], 400, 201),
    { origin: undefined },
  );
  const names = report.leftBehind.filter((name) => name.startsWith('the account '));
  expect(names.length).toBeGreaterThan(4);
  expect(new Set(names).size).toBe(names.length);
  expect(report.leftBehind.at(-1)).toMatch(/unpaid checkouts$/);
});

test('an account that was never created is not reported', async () => {
  const { report } = await tryPlanted((server) =>
    server.before(['register'], () => refuse(404, TEXT.notFound)),
  );
  expect(report.leftBehind).toEqual([]);
});

test('a second run reports the same as the first, on a server that accepts any form once', async () => {
  const taken = new Set<unknown>();
  const acceptOnce: Plant = (server) => {
    server.before(['register'], (request) => {
      const names = [bodyOf(request)['username'], bodyOf(request)['email']].filter(Boolean);
      if (names.some((name) => taken.has(name))) refuse(409, TEXT.usernameTaken);
      for (const name of names) taken.add(name);
    });
    server.changeStatus(['register'], 400, 201);
  };
  const only = ['session.register'];
  const [first, second] = [await tryPlanted(acceptOnce, { only }), await tryPlanted(acceptOnce, { only })];
  expect(first.ids).toEqual(
    expect.arrayContaining(['session.register.short-username', 'session.register.bad-email']),
  );
  expect(second.ids).toEqual(first.ids);
});

test("a given account's language is restored, also on a server that keeps any language", async () => {
  const { accounts, register } = withAccounts('ada');
  const { ids, store } = await tryPlanted(
    (server) => {
      register(server);
      FAULTS.find(({ name }) => name === 'An unknown language is kept')?.plant(server);
    },
    { accounts, only: ['session.language'] },
  );
  expect(ids).toContain('session.language.unknown');
  expect(store.accounts).toEqual([expect.objectContaining({ username: 'ada', language: 'pt' })]);
});

test('a server that checks the balance before the prompt keeps the rules of prompts, if the account cannot pay', async () => {
  const only = ['generation.create.empty-prompt', 'generation.create.unknown-style'];
  const outcomesWith = async (tokens: number) => {
    const { accounts, register } = withAccounts('ada', 'bea');
    const { report } = await tryPlanted(
      (server) => {
        register(server);
        server.before(['generate'], () => refuse(402, TEXT.insufficient));
        server.changeAnswer(['user'], (user) => ({ ...user, tokens }));
      },
      { accounts, only },
    );
    return report.results.map(({ outcome }) => outcome);
  };
  expect(await outcomesWith(0)).toEqual(['skipped', 'skipped']);
  expect(await outcomesWith(100)).toEqual(['failed', 'failed']);
});

test('names of new accounts are letters and digits, at most 15, with the given email domain', async () => {
  const only = ['session.register.answer', 'session.register.signs-in'];
  const { store } = await tryPlanted(() => {}, { emailDomain: 'test.example.org', only });
  expect(store.accounts.map(({ username }) => username)).toEqual(
    Array.from({ length: 2 }, () => expect.stringMatching(/^[a-z][a-z\d]{0,14}$/)),
  );
  expect(store.accounts.filter(({ email }) => !email.endsWith('@test.example.org'))).toEqual([]);
});

test('an id that no address can have fails rules, and ends neither the run nor the tidying', async () => {
  const { ids, report } = await tryPlanted(
    (server) => server.changeAnswer(['list'], (item) => ({ ...item, id: '..' })),
    { only: ['creations.save', 'checkout.buyTokens'] },
  );
  expect(ids).toContain('creations.save.listed');
  expect(report.results.at(-1)?.id).toMatch(/^checkout\./);
  expect(report.leftBehind).toContainEqual(expect.stringMatching(/^creations whose title begins with/));
});

test('a server with packs and plans of its own is tested with them', async () => {
  const sellPrints: Plant = (server) => {
    const rename = (call: Call, field: string, names: Record<string, string>) =>
      server.changeText([call], field, (id) => names[id] ?? 'unknown');
    rename('buy', 'packageId', { mini: 'hobby', midi: 'starter' });
    rename('subscribe', 'planId', { club: 'basic' });
  };
  const own = { packs: [{ id: 'mini' }, { id: 'midi' }], plans: [{ id: 'club' }] };
  const documented = await tryPlanted(sellPrints, { only: ['checkout'] });
  expect(documented.ids).toEqual(
    expect.arrayContaining(['checkout.buyTokens.url', 'checkout.subscribe.url']),
  );
  const { ids, skipped } = await tryPlanted(sellPrints, {
    ...own,
    only: ['checkout', 'search.sequence'],
    search: { seconds: 2, seed: 7 },
  });
  expect({ ids, skipped }).toEqual({ ids: [], skipped: [] });
});

test('an interrupted run has deleted what it saved, and says how far it came', async () => {
  const controller = new AbortController();
  const { report, store } = await tryPlanted(
    (server) =>
      server.afterAnswer(['save'], (_request, { statusCode }) => {
        if (statusCode === 201) controller.abort();
      }),
    { only: ['session.login', 'creations.save'], signal: controller.signal },
  );
  expect(report.error).toMatch(/^interrupted: \d+ of \d+ rules were tried$/);
  expect(report.results.length).toBeGreaterThan(2);
  expect([...store.creations.values()]).toEqual([]);
});
