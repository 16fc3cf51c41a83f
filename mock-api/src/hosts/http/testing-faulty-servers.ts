import { withHeaders, withJson, type Trial } from './testing-conformance';

const refusing = (status: number): Response => Response.json({ message: 'Broken.' }, { status });

/** A server that breaks most rules of a kind at once. */
export const FAULTY_SERVERS: readonly Trial[] = [
  // Every answer is public, for an hour, with a cookie, and for every origin.
  {
    origin: 'http://localhost:5173',
    fault: withHeaders((headers, request) => {
      headers.set('cache-control', 'public, max-age=3600');
      headers.append('set-cookie', 'visit=1');
      headers.set('access-control-allow-origin', request.headers.get('origin') ?? '*');
      headers.set('access-control-allow-credentials', 'true');
      headers.delete('vary');
    }),
  },
  // Refusals cannot be read by the app, and every site may write with its cookie.
  {
    origin: 'http://localhost:5173',
    fault: withHeaders((headers) => {
      headers.delete('access-control-allow-origin');
      const cookies = headers.getSetCookie();
      headers.delete('set-cookie');
      for (const cookie of cookies)
        headers.append('set-cookie', cookie.replace('SameSite=Lax', 'SameSite=None; Secure'));
    }),
  },
  // Conditional requests, queries and invalid cookies are answered without being checked.
  {
    fault: async (request, next) => {
      const { headers, url, method } = request;
      if (headers.has('if-none-match')) return new Response(null, { status: 304 });
      if (url.includes('?')) return Response.json([]);
      if (method === 'HEAD') return new Response(null);
      return /=(;|$|%E0|xxx)/.test(headers.get('cookie') ?? '') ? refusing(500) : next();
    },
  },
  // An apostrophe is answered with 500, an update moves a creation to the top, and every user's language is English.
  {
    fault: async (request, next, world) => {
      const text = await request.clone().text();
      if (/'|<b>|é|[\u{1F400}-\u{1F43F}]/u.test(text)) return refusing(500);
      const response = await next();
      const id = /\/creations\/(\d+)$/.exec(request.url)?.[1];
      world.change(
        (state) =>
          void state.creations.sort(
            (one, other) => Number(String(one.id) === id) - Number(String(other.id) === id),
          ),
      );
      if (!/\/(user|login|language)$/.test(request.url) || !response.ok) return response;
      return withJson(response, { ...(await response.json()), language: 'en' });
    },
  },
  // A logout needs a session, and ends those of all devices.
  {
    fault: async (request, next, world) => {
      if (!request.url.endsWith('/logout')) return next();
      if (!request.headers.has('cookie')) return refusing(401);
      world.change((state) => {
        state.sessions = {};
      });
      return next();
    },
  },
  // Lists have the oldest first, and their authors; a deletion takes more than it should.
  {
    fault: async (request, next, world) => {
      const response = await next();
      if (request.method === 'DELETE') world.change((state) => void state.creations.pop());
      if (request.method !== 'GET' || !response.ok || !/creations|gallery/.test(request.url)) return response;
      const items: { id: number; prompt: string }[] = await response.json();
      const isOwn = request.url.endsWith('/creations');
      return withJson(
        response,
        items
          .toReversed()
          .map((item) => (isOwn ? item : { ...item, prompt: 'Of ada.', author: { name: 'ada' } })),
      );
    },
  },
  // Every body contains the session's id, and all users share one account.
  {
    fault: async (request, next) => {
      const response = await next();
      const isUser = /\/(user|login)$/.test(request.url);
      if (!isUser || !response.ok) return response;
      const cookie = request.headers.get('cookie') ?? response.headers.getSetCookie()[0] ?? '';
      return withJson(response, { ...(await response.json()), id: 1, note: cookie });
    },
  },
];
