import { withJson, type Fault } from './testing-conformance';

const down = () => Response.json({ message: 'Down.' }, { status: 503 });

/** A server that breaks down after a few of the matching calls. */
const breakingDown = (calls: RegExp): Fault => {
  let left = 4;
  return async (request, next) => {
    const isBroken = calls.test(`${request.method} ${request.url}`) && (left -= 1) < 0;
    return isBroken ? down() : next();
  };
};

/** A server that refuses a call while another one is open. */
const oneAtATime = (calls: RegExp, refuse: () => Response): Fault => {
  let open = 0;
  return async (request, next) => {
    if (!calls.test(`${request.method} ${request.url}`)) return next();
    open += 1;
    const response = open > 1 ? refuse() : await next();
    open -= 1;
    return response;
  };
};

/** Servers that break down, take one call at a time, or obey more than they should. */
export const OBEDIENT_SERVERS: readonly Fault[] = [
  breakingDown(/POST .*\/(login|register)/),
  breakingDown(/GET .*\/api\/user/),
  breakingDown(/(PUT|DELETE) .*\/creations\/|POST .*\/generate|checkout|logout/),
  breakingDown(/GET .*\/(creations|gallery)|POST .*\/creations/),
  breakingDown(/PUT .*\/language/),
  oneAtATime(/POST .*\/login/, down),
  oneAtATime(/GET .*\/creations$/, () => Response.json([])),
  // Names are case-sensitive, and one creation is in every user's list.
  async (request, next, { state }) => {
    if (/GET .*\/creations\/./.test(`${request.method} ${request.url}`))
      return Response.json(state.creations);
    const text = await request.clone().text();
    const isSpelled = /"(username|email)":"( |[^"]*[A-Z])/.test(text) && request.url.endsWith('/login');
    return isSpelled ? Response.json({ message: 'Unknown.' }, { status: 401 }) : next();
  },
  // A save with an id replaces the creation.
  async (request, next, { change }) => {
    const { id, title } = request.url.endsWith('/api/creations') ? await sentBody(request) : {};
    if (id === undefined) return next();
    change(({ creations }) => {
      for (const creation of creations) if (creation.id === id) creation.title = String(title);
    });
    return Response.json({}, { status: 201 });
  },
  // Words are filtered, a cookie disturbs a login, saves take the sent time, and answers name their user.
  async (request, next, { change }) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    const text = await request.clone().text();
    if (call === 'POST /api/generate' && text.includes('Select'))
      return Response.json({ message: 'Forbidden.' }, { status: 403 });
    if (call === 'POST /api/login' && request.headers.has('cookie')) return down();
    const response = await next();
    if (call !== 'POST /api/creations' || !response.ok) return response;
    if (text.includes('"createdAt"'))
      change((state) => {
        const last = state.creations.pop();
        if (last) state.creations.unshift(last);
      });
    return withJson(response, { ...(await response.json()), email: 'ada@example.com' });
  },
];

const sentBody = async (request: Request): Promise<{ id?: unknown; title?: unknown }> =>
  (await request
    .clone()
    .json()
    .catch(() => undefined)) ?? {};
