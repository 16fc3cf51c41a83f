import { endpoints } from '@product/api-client';
import { createOpenApiDocument } from '@product/api-client/openapi';
import { CredentialsError, runConformance, UnreachableError } from '@product/conformance';
import { expect, test } from 'vitest';
import { manualClock } from '../../clock';
import { hang } from '../../verbs';
import { createWorld } from '../../world';
import { openServer } from './testing';
import { answering, is, rewriting, tryMock, turning, type Fault } from './testing-conformance';
import { PLANTED } from './testing-faults';
import { OBEDIENT_SERVERS } from './testing-obedient';
import { FAULTY_SERVERS } from './testing-faulty-servers';

/** An app on the server's site, on another port. */
const APP = 'http://localhost:5173';

test('the mock keeps every rule, and no check is skipped', async () => {
  const { report, world } = await tryMock({ origin: APP });
  expect(report).toMatchObject({ failed: 0, warned: 0, skipped: 0 });
  expect(report.passed).toBeGreaterThan(50);
  expect(world.state.creations.filter(({ title }) => /conformance|~q/.test(title))).toEqual([]);
  const seeded = createWorld({ clock: manualClock() }).state.accounts.length;
  const registered = world.state.accounts.slice(seeded);
  expect(report.leftBehind).toEqual([
    ...registered.map(({ username }) => `the account ${username}`),
    '10 unpaid checkouts',
  ]);
});

test('a gallery of ten thousand is read whole a few times only', async () => {
  let reads = 0;
  const { report } = await tryMock({
    allowGenerate: false,
    fault: (request, next, world) => {
      world.state.crowd = 10_000;
      if (is(request, 'GET /api/gallery')) reads += 1;
      return next();
    },
  });
  expect(report).toMatchObject({ failed: 0, warned: 0 });
  expect(reads).toBeLessThan(60);
});

test('the mock refuses with exactly the documented statuses', async () => {
  const { paths } = await createOpenApiDocument();
  const documented = Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).flatMap(([method, call]) => {
      const { responses } = call as { responses: object };
      return Object.keys(responses).flatMap((status) =>
        /^\d+$/.test(status) ? `${status} ${method} ${path}` : [],
      );
    }),
  );
  const seen = new Set<string>();
  await tryMock({
    fault: async ({ method, url }, next) => {
      const response = await next();
      const path = new URL(url).pathname.replace(/(\/creations\/).+/, '$1{id}');
      // HEAD is not in the document, and is answered as GET.
      if (response.status >= 400 && method !== 'HEAD')
        seen.add(`${response.status} ${method.toLowerCase()} ${path}`);
      return response;
    },
  });
  const ofDocumentedCalls = [...seen].filter((one) => !one.startsWith('405 '));
  expect(ofDocumentedCalls.toSorted()).toEqual(documented.toSorted());
});

/** Replaces the response to a creation with another user's `userId`. */
const savingForAnother =
  (answer: () => Response): Fault =>
  async (request, next) => {
    const response = await next();
    return is(request, 'POST /api/creations') && response.status === 403 ? answer() : response;
  };

/** Servers that break one rule each, ids of checks that fail, and the value that they report. */
const FAILURES: { fault: string; break: Fault; named: string[]; received: string }[] = [
  {
    fault: 'a password in the user',
    break: rewriting((json) => ('username' in json ? { ...json, password: 'x' } : json)),
    named: [
      'session.register.answer',
      'session.register.signs-in',
      'session.user.answer',
      'session.login.by-username',
      'session.login.by-email',
      'session.language.stored',
      'generation.create.video-without-access',
      'generation.create.4k-without-access',
      'generation.create.charged',
      'generation.create.nothing-left',
    ],
    received: 'the field password',
  },
  {
    fault: 'tokens as text',
    break: rewriting((json) => ('tokens' in json ? { ...json, tokens: `${json['tokens']}` } : json)),
    named: [
      'session.register.answer',
      'session.register.signs-in',
      'session.user.answer',
      'session.login.by-username',
      'session.login.by-email',
      'session.language.stored',
      'generation.create.video-without-access',
      'generation.create.4k-without-access',
      'generation.create.charged',
      'generation.create.nothing-left',
    ],
    received: 'tokens is the text "0", not integer',
  },
  {
    fault: 'private creations in the gallery',
    break: async (request, next, { state }) =>
      is(request, 'GET /api/gallery') ? Response.json(state.creations) : next(),
    named: ['creations.save.private', 'creations.update.changes'],
    received: 'it is there',
  },
  {
    fault: '200 for a wrong password',
    break: async (request, next) => {
      const response = await next();
      return is(request, 'POST /api/login') && response.status === 401 ? Response.json({ id: 1 }) : response;
    },
    named: ['session.login.wrong-password', 'session.login.unknown-account'],
    received: '200 application/json {"id":1}',
  },
  {
    fault: '401 with a page',
    break: turning(
      'GET',
      401,
      () => new Response('<!doctype html>', { status: 401, headers: { 'content-type': 'text/html' } }),
    ),
    named: [
      'session.user.signed-out',
      'creations.list.signed-out',
      'session.logout.signs-out',
      'session.logout.ends-session',
    ],
    received: '401 text/html <!doctype html>',
  },
  {
    fault: 'a logout that leaves the session open',
    break: answering(
      'POST /api/logout',
      () => new Response(null, { status: 204, headers: { 'set-cookie': 'session=; Max-Age=0; Path=/' } }),
    ),
    named: ['session.logout.ends-session'],
    received: '200 application/json {"id":',
  },
  {
    fault: "another user's creation that can be changed",
    break: turning('PUT', 404, () => Response.json({})),
    named: ['creations.update.of-another'],
    received: '200 application/json {}',
  },
  {
    fault: 'a cookie that scripts can read',
    break: async (_, next) => {
      const response = await next();
      const headers = new Headers(response.headers);
      headers.delete('set-cookie');
      for (const cookie of response.headers.getSetCookie()) {
        headers.append('set-cookie', cookie.replace('; HttpOnly', ''));
      }
      return new Response(response.body, { status: response.status, headers });
    },
    named: ['session.login.http-only'],
    received: '0 of them (cookies: session)',
  },
  {
    fault: 'a page instead of a list',
    break: answering(
      'GET /api/gallery',
      () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
    ),
    named: [
      'creations.gallery.public',
      'creations.save.private',
      'creations.save.public',
      'creations.gallery.no-secrets',
      'creations.update.changes',
      'creations.delete.removes',
    ],
    received: '200 text/html <!doctype html>',
  },
  {
    fault: 'JSON without its content type',
    break: async (request, next) => {
      const response = await next();
      return is(request, 'GET /api/gallery') ? new Response(await response.text()) : response;
    },
    named: [
      'creations.gallery.public',
      'creations.save.private',
      'creations.save.public',
      'creations.gallery.no-secrets',
      'creations.update.changes',
      'creations.delete.removes',
    ],
    received: '200 text/plain [{"id":',
  },
  {
    fault: 'a deletion without an effect',
    break: async (request, next, world) => {
      const { creations } = world.state;
      const response = await next();
      if (request.method === 'DELETE') world.change((state) => void (state.creations = creations));
      return response;
    },
    named: ['creations.delete.removes'],
    received: 'it is still there',
  },
  {
    fault: 'null for an empty list',
    break: rewriting((json, request) =>
      is(request, 'GET /api/creations') && json['length'] === 0 ? null : json,
    ),
    named: ['creations.list.answer', 'creations.list.starts-empty', 'creations.list.only-own'],
    received: 'the answer is null, not array',
  },
  {
    fault: 'a generation without an address',
    break: rewriting((json) => ('mediaUrl' in json ? { mediaType: 'image' } : json)),
    named: ['generation.create.media'],
    received: 'mediaUrl is missing',
  },
  {
    fault: 'a picture that is a page',
    break: async (request, next) =>
      request.url.endsWith('.jpg')
        ? new Response('<p>', { headers: { 'content-type': 'text/html' } })
        : next(),
    named: ['generation.create.media'],
    received: '200 text/html',
  },
  {
    fault: 'malformed JSON that breaks the server',
    break: async (request, next) => {
      const response = await next();
      const { message } = response.status === 400 ? await response.clone().json() : { message: '' };
      return message === 'The body is not JSON.' ? new Response('SyntaxError', { status: 500 }) : response;
    },
    named: ['session.login.malformed'],
    received: '500 text/plain SyntaxError',
  },
  {
    fault: 'a username that two users can have',
    break: turning('POST', 409, () => Response.json({}, { status: 201 })),
    named: ['session.register.username-taken', 'session.register.email-taken'],
    received: '201 application/json {}',
  },
  {
    fault: 'a checkout that runs a script',
    break: rewriting((json) => ('url' in json ? { url: 'javascript:alert(1)' } : json)),
    named: ['checkout.buyTokens.url', 'checkout.subscribe.url'],
    received: '"javascript:alert(1)"',
  },
  {
    fault: "a creation that is saved to another user's list",
    break: async (request, next, world) => {
      const sent = await request.clone().text();
      const response = await next();
      if (!is(request, 'POST /api/creations') || response.status !== 403) return response;
      world.change((state) => state.creations.push({ ...JSON.parse(sent), id: 9_999 }));
      return Response.json({}, { status: 201 });
    },
    named: ['creations.save.for-another'],
    received: 'it holds the creation',
  },
  {
    fault: "a crash on another user's userId",
    break: savingForAnother(() => new Response('', { status: 500 })),
    named: ['creations.save.for-another'],
    received: '500 text/plain (no body)',
  },
  {
    fault: "a save with another user's userId that is confirmed and not kept",
    break: savingForAnother(() => Response.json({}, { status: 201 })),
    named: ['creations.save.for-another'],
    received: '201 application/json {}',
  },
];

test.each(FAILURES)('$fault is found', async ({ break: fault, named, received }) => {
  const { ids, failed } = await tryMock({ fault, only: named });
  expect(ids).toEqual(expect.arrayContaining(named));
  expect(failed).toContainEqual(expect.objectContaining({ received: expect.stringContaining(received) }));
});

test('without registration and login all other checks are skipped, with the reason', async () => {
  const { ids, skipped } = await tryMock({
    fault: async (request, next) =>
      /register|login/.test(request.url) ? Response.json({ message: 'No.' }, { status: 500 }) : next(),
  });
  expect(ids).toContain('session.register.answer');
  expect(ids).not.toContain('creations.save.listed');
  expect(skipped).toContainEqual(
    expect.objectContaining({ id: 'creations.save.listed', reason: 'no account could be signed in' }),
  );
});

test('a call without a response is reported for each check', async () => {
  const { ids, failed } = await tryMock({
    fault: (request, next) =>
      is(request, 'POST /api/create-token-checkout')
        ? Promise.reject(new TypeError('fetch failed', { cause: new Error('other side closed') }))
        : next(),
  });
  expect(ids.every((id) => id.startsWith('checkout.buyTokens.'))).toBe(true);
  expect(ids).toContain('checkout.buyTokens.url');
  expect(failed[0]).toMatchObject({ expected: 'an answer', received: 'none: other side closed' });
});

test('without a server nothing is checked', async () => {
  const { address, close } = await openServer();
  await close();
  await expect(runConformance({ baseUrl: address })).rejects.toThrow(UnreachableError);
});

test('generation is skipped unless it is allowed', async () => {
  const { report, world } = await tryMock({ allowGenerate: false });
  expect(report.failed).toBe(0);
  const ofGeneration = report.results.filter(({ id }) => id.startsWith('generation.create.'));
  expect(ofGeneration.map(({ outcome }) => outcome)).toEqual(ofGeneration.map(() => 'skipped'));
  expect(world.requests('generation.create')).toEqual([]);
});

test('a read-only run creates nothing', async () => {
  const { report, world } = await tryMock({ readOnly: true });
  expect(report.failed).toBe(0);
  expect(report.leftBehind).toEqual([]);
  expect(world.state).toEqual(createWorld({ clock: manualClock() }).state);
});

test('a read-only run sends nothing that a server without sessions would keep or lose', async () => {
  const sent: string[] = [];
  await tryMock({
    readOnly: true,
    accounts: [{ username: 'demo', password: 'password' }],
    fault: (request, next) => {
      if (!['GET', 'HEAD', 'OPTIONS'].includes(request.method))
        sent.push(`${request.method} ${new URL(request.url).pathname}`);
      return next();
    },
  });
  const harmless = ['POST /api/login', 'POST /api/logout', 'PUT /api/user/language'];
  expect([...new Set(sent)].filter((call) => !harmless.includes(call)).toSorted()).toEqual([
    'DELETE /api/creations/2147483647',
    'PUT /api/creations/2147483647',
  ]);
});

test('what a server saves without a session is deleted', async () => {
  const { ids, report, world } = await tryMock({
    fault: async (request, next, { change }) => {
      const sent = await request.clone().text();
      const response = await next();
      if (!is(request, 'POST /api/creations') || response.status !== 401) return response;
      change((state) => state.creations.push({ ...JSON.parse(sent), id: 9_999 }));
      return Response.json({}, { status: 201 });
    },
  });
  expect(ids).toContain('creations.save.signed-out');
  expect(world.state.creations.some(({ id }) => id === 9_999)).toBe(false);
  expect(report.leftBehind.some((one) => one.includes('creation'))).toBe(false);
});

test('with two given accounts no account is registered, and a balance is charged', async () => {
  const accounts = ['demo', 'subscriber'].map((username) => ({ username, password: 'password' }));
  const { report, world, skipped } = await tryMock({ accounts, origin: APP });
  expect(report.failed).toBe(0);
  expect(report.leftBehind).toEqual(['10 unpaid checkouts']);
  expect(world.requests('session.register')).toEqual([]);
  expect(world.state.accounts.find(({ username }) => username === 'demo')).toMatchObject({
    tokens: 116,
    language: 'en',
  });
  const reasons = new Set(skipped.map((result) => ('reason' in result ? result.reason : '')));
  expect([...reasons]).toEqual([
    'no account is registered when one is given',
    'the account has access; a new account without tokens can try it',
    'the account can pay; a new account without tokens can try it',
  ]);
});

test('with one account, ownership cannot be checked', async () => {
  const { report, skipped } = await tryMock({
    accounts: [{ username: 'demo@example.com', password: 'password' }],
  });
  expect(report.failed).toBe(0);
  expect(
    skipped.filter((result) => 'reason' in result && /second/.test(result.reason)).map(({ id }) => id),
  ).toEqual(
    expect.arrayContaining([
      'creations.list.only-own',
      'creations.save.for-another',
      'creations.update.of-another',
      'creations.delete.of-another',
    ]),
  );
});

test.each(PLANTED.filter(({ found }) => found))(
  '$fault is found',
  async ({ break: plant, found = '', origin = APP, accounts = [] }) => {
    const only = [found.replace(/^\w+ /, '')];
    const { results } = (await tryMock({ fault: plant, origin, accounts, only })).report;
    const named = results.flatMap((result) => ('received' in result ? `${result.outcome} ${result.id}` : []));
    expect(named).toContain(found);
  },
);

test('of 40 faults, at least 38 are found', () => {
  const all = [
    ...FAILURES.map(({ named }) => named.length > 0),
    ...PLANTED.map(({ found }) => found !== undefined),
  ];
  expect(all.length).toBeGreaterThanOrEqual(40);
  expect(all.filter(Boolean).length / all.length).toBeGreaterThanOrEqual(38 / 40);
});

test('the report names each account and checkout that a server without validation keeps', async () => {
  const accepted = /register|checkout/;
  const { report, world } = await tryMock({
    fault: async (request, next) => {
      const response = await next();
      return response.status === 400 && accepted.test(request.url)
        ? Response.json({}, { status: 201 })
        : response;
    },
  });
  const names = report.leftBehind.filter((one) => one.startsWith('the account '));
  expect(names.length).toBeGreaterThan(4);
  expect(new Set(names).size).toBe(names.length);
  expect(report.leftBehind.at(-1)).toMatch(/unpaid checkouts$/);
  expect(world.state.accounts.some(({ username }) => username === 'ab')).toBe(false);
});

test('a second run reports the same as the first, on a server that accepts any form once', async () => {
  const taken = new Set<string>();
  const accepting: Fault = async (request, next) => {
    if (!is(request, 'POST /api/register')) return next();
    const { username, email } = await request.clone().json();
    const response = await next();
    if (response.status === 400 && [username, email].some((name) => taken.has(name)))
      return Response.json({ message: 'Taken.' }, { status: 409 });
    for (const name of [username, email]) taken.add(name);
    return response.status === 400 ? Response.json({}, { status: 201 }) : response;
  };
  const [first, second] = [await tryMock({ fault: accepting }), await tryMock({ fault: accepting })];
  expect(first.ids).toContain('session.register.short-username');
  expect(first.ids).toContain('session.register.bad-email');
  expect(second.ids).toEqual(first.ids);
});

test('an account that was never created is not reported', async () => {
  const { report } = await tryMock({
    fault: answering('POST /api/register', () => new Response('', { status: 404 })),
  });
  expect(report.leftBehind).toEqual([]);
});

test("a given account's language is restored, also on a server that accepts any language", async () => {
  let language: string | null = 'pt';
  const { report } = await tryMock({
    accounts: [{ username: 'demo', password: 'password' }],
    fault: async (request, next) => {
      if (is(request, 'PUT /api/user/language')) ({ language } = await request.clone().json());
      const response = await next();
      const isUser = /\/api\/(user|login)/.test(request.url) && response.status !== 401;
      if (!isUser) return response;
      const user = await (await fetch(request.url.replace(/\/api.*/, '/api/login'), LOG_IN_DEMO)).json();
      return Response.json(
        { ...user, language },
        { headers: response.headers.getSetCookie().map((c) => ['set-cookie', c]) },
      );
    },
  });
  expect(report.results).toContainEqual(
    expect.objectContaining({ id: 'session.language.unknown', outcome: 'failed' }),
  );
  expect(language).toBe('pt');
});

const LOG_IN_DEMO = { method: 'POST', body: JSON.stringify({ username: 'demo', password: 'password' }) };

test.each([[{ username: 'demo', password: 'wrong' }], [{ username: 'nobody', password: 'password' }]])(
  'a given account that cannot log in ends the run: %j',
  async (account) => {
    await expect(tryMock({ accounts: [account] })).rejects.toThrow(CredentialsError);
    await expect(tryMock({ accounts: [account] })).rejects.toThrow(
      `${account.username} could not log in: 401 `,
    );
  },
);

test('a server that checks the balance before the prompt does not break the prompt rules', async () => {
  const { report } = await tryMock({
    accounts: [{ username: 'newcomer', password: 'password' }],
    fault: answering('POST /api/generate', () => Response.json({ message: 'Buy tokens.' }, { status: 402 })),
  });
  for (const id of ['generation.create.empty-prompt', 'generation.create.unknown-style']) {
    expect(report.results).toContainEqual(expect.objectContaining({ id, outcome: 'skipped' }));
  }
});

test('a server that saves for the signed-in user, whatever userId is sent, keeps the rule', async () => {
  const { report } = await tryMock({
    fault: async (request, next, { change }) => {
      const token = request.headers.get('cookie')?.replace('session=', '') ?? '';
      const sent = await request.clone().text();
      const response = await next();
      if (!is(request, 'POST /api/creations') || response.status !== 403) return response;
      change((state) =>
        state.creations.push({ ...JSON.parse(sent), id: 9_999, userId: state.sessions[token] }),
      );
      return Response.json({}, { status: 201 });
    },
  });
  expect(report).toMatchObject({ failed: 0, warned: 0 });
});

test('a call that hangs ends after the time limit', async () => {
  const { address, world } = await openServer({}, { clock: manualClock() });
  world.override(hang(endpoints.updateLanguage));
  const started = performance.now();
  const { results } = await runConformance({ baseUrl: address, timeoutMs: 50 });
  expect(results).toContainEqual(
    expect.objectContaining({ id: 'session.language.stored', received: 'none within 0.05 s' }),
  );
  expect(performance.now() - started).toBeLessThan(5_000);
});

test('every check can fail or warn', async () => {
  let reads = 0;
  const bad: Fault[] = [
    async (_, next) => {
      const response = await next();
      return response.status < 500 && response.status >= 400 ? Response.json({}) : response;
    },
    async (request, next) => (/creations|generate|checkout/.test(request.url) ? Response.json({}) : next()),
    rewriting((json) => ('tokens' in json ? { ...json, tokens: (reads += 1), more: true } : json)),
    rewriting((json) => ('isPublic' in json ? {} : json)),
    ...OBEDIENT_SERVERS,
    async (_, next) => {
      const response = await next();
      return response.status === 402 ? Response.json({ mediaUrl: '/a.jpg' }) : response;
    },
  ];
  const servers = [...bad.map((fault) => ({ fault })), ...FAULTY_SERVERS];
  const reports = await Promise.all(servers.map((server) => tryMock(server)));
  const failed = new Set([
    ...FAILURES.flatMap(({ named }) => named),
    ...PLANTED.map(({ found = '' }) => found.replace(/^\w+ /, '')),
    ...reports.flatMap(({ report }) =>
      report.results.flatMap((result) => ('received' in result ? result.id : [])),
    ),
  ]);
  const all = reports[0]?.report.results.map(({ id }) => id) ?? [];
  expect(all.filter((id) => !failed.has(id))).toEqual([]);
});
