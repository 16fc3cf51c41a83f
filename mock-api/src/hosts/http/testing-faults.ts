import type { ConformanceOptions } from '@product/conformance';
import { DEMO_PASSWORD } from '../../seed/people';
import { answering, is, rewriting, turning, withHeaders, withJson, type Fault } from './testing-conformance';

export interface PlantedFault extends Pick<ConformanceOptions, 'origin' | 'accounts'> {
  fault: string;
  break: Fault;
  /** The outcome and the check that finds it. `undefined` if no call of the contract can show it. */
  found: `${'failed' | 'warned'} ${string}` | undefined;
}

/** Changes the session cookie. */
const withCookie = (change: (cookie: string) => string): Fault =>
  withHeaders((headers) => {
    const cookies = headers.getSetCookie();
    headers.delete('set-cookie');
    for (const cookie of cookies) headers.append('set-cookie', change(cookie));
  });

const onSuccess =
  (call: string, change: (response: Response, request: Request) => Promise<Response> | Response): Fault =>
  async (request, next) => {
    const response = await next();
    return is(request, call) && response.ok ? change(response, request) : response;
  };

const status =
  (from: number, to: number, of = /./): Fault =>
  async (request, next) => {
    const response = await next();
    return response.status === from && of.test(request.url)
      ? new Response(response.body, { status: to, headers: response.headers })
      : response;
  };

/** Adds other users' creations of one visibility to the own list. */
const withOthers =
  (visible: boolean): Fault =>
  async (request, next, world) => {
    const response = await next();
    if (!is(request, 'GET /api/creations') || !response.ok) return response;
    const own: { id: number }[] = await response.json();
    const others = world.state.creations.filter(
      ({ isPublic, id }) => isPublic === visible && !own.some((one) => one.id === id),
    );
    return withJson(response, [...own, ...others]);
  };

const EXISTING = ['demo', 'subscriber'].map((username) => ({ username, password: DEMO_PASSWORD }));

/** Servers with one fault each, as back ends have them. */
export const PLANTED: PlantedFault[] = [
  {
    fault: "a list of every user's creations",
    break: async (request, next, world) => {
      const response = await next();
      return is(request, 'GET /api/creations') && response.ok
        ? withJson(response, world.state.creations)
        : response;
    },
    found: 'failed creations.list.only-own',
  },
  {
    fault: "a new account with every user's public creations",
    break: withOthers(true),
    found: 'failed creations.list.starts-empty',
  },
  {
    fault: "an existing account with every user's public creations",
    accounts: EXISTING,
    break: withOthers(true),
    found: 'failed creations.list.only-own',
  },
  {
    fault: "an existing account with every user's private creations",
    accounts: EXISTING,
    break: withOthers(false),
    found: 'failed creations.list.only-own',
  },
  {
    fault: 'a negative balance',
    break: rewriting((json) => ('tokens' in json ? { ...json, tokens: -5 } : json)),
    found: 'failed session.user.answer',
  },
  {
    fault: 'a balance with a fraction',
    break: rewriting((json) => ('tokens' in json ? { ...json, tokens: 0.5 } : json)),
    found: 'failed session.user.answer',
  },
  {
    fault: 'no CORS',
    break: withHeaders((headers) => headers.delete('access-control-allow-origin')),
    found: 'failed cors.answer',
  },
  {
    fault: 'CORS for "*", which no browser accepts with cookies',
    break: withHeaders((headers) => headers.set('access-control-allow-origin', '*')),
    found: 'failed cors.answer',
  },
  {
    fault: 'CORS without credentials',
    break: withHeaders((headers) => headers.delete('access-control-allow-credentials')),
    found: 'failed cors.answer',
  },
  {
    fault: 'a preflight request that needs a session',
    break: async (request, next) =>
      request.method === 'OPTIONS' ? Response.json({ message: 'Log in.' }, { status: 401 }) : next(),
    found: 'failed cors.preflight',
  },
  {
    fault: 'a preflight request that forbids PUT',
    break: withHeaders((headers) => headers.set('access-control-allow-methods', 'GET, POST')),
    found: 'failed cors.preflight',
  },
  {
    fault: 'a cookie that another site does not get',
    break: (_, next) => next(),
    origin: 'https://app.example',
    found: 'failed cors.cookie',
  },
  {
    fault: 'a cookie for the login only',
    break: withCookie((cookie) => cookie.replace('Path=/', 'Path=/api/login')),
    found: 'failed session.login.cookie',
  },
  {
    fault: 'a cookie of another domain',
    break: withCookie((cookie) => `${cookie}; Domain=other.example`),
    found: 'failed session.login.cookie',
  },
  {
    fault: "the browser's own password dialog",
    break: withHeaders((headers) => headers.set('www-authenticate', 'Basic realm="api"')),
    found: 'failed session.user.no-browser-dialog',
  },
  {
    fault: 'a user in shared caches',
    break: withHeaders((headers, request) => {
      if (is(request, 'GET /api/user')) headers.set('cache-control', 'public, max-age=3600');
    }),
    found: 'failed session.user.not-cached',
  },
  {
    fault: 'an own list that is kept for an hour',
    break: withHeaders((headers, request) => {
      if (is(request, 'GET /api/creations')) headers.set('cache-control', 'max-age=3600');
    }),
    found: 'failed creations.list.not-cached',
  },
  {
    fault: 'emails in the gallery',
    break: onSuccess('GET /api/gallery', async (response) =>
      withJson(
        response,
        (await response.json()).map((item: object) => ({ ...item, author: { email: 'ada@example.com' } })),
      ),
    ),
    found: 'failed creations.gallery.no-secrets',
  },
  {
    fault: 'password hashes in the gallery',
    break: onSuccess('GET /api/gallery', async (response) =>
      withJson(
        response,
        (await response.json()).map((item: object) => ({ ...item, user: { passwordHash: 'x' } })),
      ),
    ),
    found: 'failed creations.gallery.no-secrets',
  },
  {
    fault: '"?" for every letter that is not ASCII',
    break: async (request, next) => {
      const response = await next();
      if (!is(request, 'GET /api/creations') || !response.ok) return response;
      return withJson(response, JSON.parse((await response.text()).replace(/\P{ASCII}/gu, '?')));
    },
    found: 'failed creations.save.text',
  },
  {
    fault: 'an update that empties what it does not send',
    break: async (request, next, world) => {
      const response = await next();
      if (request.method !== 'PUT' || !response.ok || !request.url.includes('/creations/')) return response;
      const id = request.url.split('/').at(-1);
      world.change((state) => {
        const creation = state.creations.find((one) => String(one.id) === id);
        if (creation) Object.assign(creation, { prompt: '', metadata: {} });
      });
      return response;
    },
    found: 'failed creations.update.keeps-the-rest',
  },
  {
    fault: '401 without a body',
    break: turning('GET', 401, () => new Response(null, { status: 401 })),
    found: 'warned session.user.signed-out',
  },
  {
    fault: 'a save with an answer of its own',
    break: onSuccess('POST /api/creations', (response) => withJson(response, { ok: true })),
    found: 'warned creations.save.answer',
  },
  {
    fault: 'a user with a further field',
    break: rewriting((json) => ('username' in json ? { ...json, createdAt: '2026-01-01' } : json)),
    found: 'warned session.user.fields',
  },
  { fault: '403 for 401', break: status(401, 403), found: 'failed session.user.signed-out' },
  { fault: '422 for 400', break: status(400, 422), found: 'warned session.register.short-username' },
  { fault: '400 for 409', break: status(409, 400), found: 'warned session.register.username-taken' },
  {
    fault: "403 for another user's creation",
    break: status(404, 403),
    found: 'failed creations.delete.of-another',
  },
  {
    fault: 'never 402',
    break: turning('POST', 402, () => Response.json({ mediaUrl: '/api/__mock/media/a.jpg' })),
    found: 'failed generation.create.nothing-left',
  },
  {
    fault: '402 for users who can pay',
    accounts: EXISTING,
    break: answering('POST /api/generate', () => Response.json({ message: 'Buy tokens.' }, { status: 402 })),
    found: 'failed generation.create.media',
  },
  {
    fault: '402 for users who can pay, before the prompt is checked',
    accounts: EXISTING,
    break: status(400, 402, /generate/),
    found: 'failed generation.create.empty-prompt',
  },
  {
    fault: 'an unknown language that is accepted',
    break: turning('PUT', 400, () => Response.json({})),
    found: 'failed session.language.unknown',
  },
  {
    fault: 'a login without a password',
    break: async (request, next) => {
      const response = await next();
      return is(request, 'POST /api/login') && response.status === 400 ? Response.json({}) : response;
    },
    found: 'failed session.login.nothing-given',
  },
  {
    fault: 'users in snake_case',
    break: rewriting(({ isAdmin, ...json }) => ('username' in json ? { ...json, is_admin: isAdmin } : json)),
    found: 'failed session.user.answer',
  },
  {
    fault: 'answers in an envelope',
    break: rewriting((data) => ({ data })),
    found: 'failed creations.gallery.public',
  },
  {
    fault: 'a redirect to a login page',
    break: turning('GET', 401, () => new Response(null, { status: 302, headers: { location: '/login' } })),
    found: 'failed creations.list.signed-out',
  },
  {
    fault: 'a registration that is not implemented',
    break: answering('POST /api/register', () => Response.json({ message: 'Soon.' }, { status: 501 })),
    found: 'failed session.register.answer',
  },
  {
    fault: 'a checkout without its origin',
    break: rewriting((json) => ('url' in json ? { url: '/pay/1' } : json)),
    found: 'failed checkout.buyTokens.url',
  },
  {
    fault: 'a second credit for a payment that is reported twice',
    break: (_, next) => next(),
    found: undefined,
  },
];
