import { endpoints, type AnyEndpoint } from '@product/api-client';
import type { Answer } from '../browser';
import { rules, test } from '../check';
import { skip, type CheckContext } from '../check-context';
import { show } from '../expectations';
import { UNKNOWN_ID } from '../private-calls';
import { Failure } from '../verdicts';
import { foreignOrigins } from './foreign-origins';

/** What pages of other origins may read and do: the app's may, all others may not. */
export const originChecks = [
  ...rules('origin', [
    test('cors.answer: The app on the other origin may read answers and refusals, with cookies.', async (context) => {
      const origin = originOf(context);
      for (const endpoint of [endpoints.listGallery, endpoints.getUser]) {
        expectAllowed(await context.visitor().call(endpoint, { headers: { origin } }), origin);
      }
    }),
  ]),
  ...rules({ kind: 'origin', creates: 'changes' }, [
    test('cors.every-call: The app on the other origin may read the refusal of every call.', async (context) => {
      const headers = { origin: originOf(context) };
      for (const endpoint of Object.values<AnyEndpoint>(endpoints)) {
        // With given accounts none is registered, not even by a server that takes an empty form.
        if (endpoint.name === endpoints.register.name && !context.signIn?.registered) continue;
        const body = context.bodies[endpoint.name] ?? (endpoint.method === 'POST' ? {} : undefined);
        const answer = await context.visitor().call(endpoint, { params: { id: UNKNOWN_ID }, body, headers });
        expectAllowed(answer, headers.origin, `${endpoint.method} ${endpoint.path}`);
      }
    }),
  ]),
  ...rules('origin', [
    test('cors.preflight: The app on the other origin may send JSON with POST, PUT and DELETE: the preflight request of each call allows it.', async (context) => {
      const origin = originOf(context);
      for (const endpoint of Object.values<AnyEndpoint>(endpoints)) {
        if (endpoint.method === 'GET') continue;
        const answer = await context.visitor().preflight(endpoint, origin);
        if (answer.status < 200 || answer.status > 299)
          throw new Failure(`2xx for OPTIONS ${endpoint.path}`, `${answer.status}`);
        expectAllowed(answer, origin);
        // POST needs no permission. With credentials "*" is a method's or header's name, not all of them.
        if (endpoint.method !== 'POST') expectListed(answer, 'access-control-allow-methods', endpoint.method);
        expectListed(answer, 'access-control-allow-headers', 'content-type');
      }
    }),
    test('cors.cookie: A session for an app on another site has a cookie with SameSite=None; Secure.', async (context) => {
      const origin = originOf(context);
      if (siteOf(origin) === siteOf(context.network.baseUrl)) return;
      const cookies = [...context.first().browser.cookies.values()];
      if (cookies.some(({ httpOnly, sameSite }) => httpOnly && sameSite === 'none')) return;
      const found = cookies.map(({ sameSite }) => sameSite || 'missing').join(', ') || 'no cookie';
      throw new Failure('SameSite=None; Secure', `SameSite ${found}`);
    }),
    test('cors.foreign-reads: A page of an unknown origin, or of one that looks like the app, may not read answers with cookies.', async (context) => {
      const { browser } = context.first();
      for (const origin of foreignOrigins(context.origin ?? context.network.baseUrl)) {
        const headers = { origin };
        expectForeign(await browser.call(endpoints.getUser, { headers }), origin, 'GET /api/user');
        expectForeign(await context.visitor().call(endpoints.getUser, { headers }), origin, 'a refusal');
        expectForeign(await browser.call(endpoints.listCreations, { headers }), origin, 'GET /api/creations');
      }
      const [origin = ''] = foreignOrigins(context.network.baseUrl);
      const gallery = await browser.call(endpoints.listGallery, { headers: { origin } });
      expectForeign(gallery, origin, 'GET /api/gallery');
      const login = await context.visitor().call(endpoints.login, { body: {}, headers: { origin } });
      expectForeign(login, origin, 'POST /api/login');
    }),
    test('cors.foreign-preflight: The preflight request of an unknown origin, or of one that looks like the app, allows no cookies.', async (context) => {
      for (const origin of foreignOrigins(context.origin ?? context.network.baseUrl)) {
        for (const endpoint of [endpoints.login, endpoints.updateLanguage, endpoints.deleteCreation]) {
          const answer = await context.visitor().preflight(endpoint, origin);
          expectForeign(answer, origin, `OPTIONS ${endpoint.path}`);
        }
      }
    }),
    test('cors.vary: An answer that caches may keep, and whose CORS headers depend on the origin, says so: Vary: Origin.', async (context) => {
      const allowed = context.origin ?? new URL(context.network.baseUrl).origin;
      const [foreign = ''] = foreignOrigins(allowed);
      const ask = (origin: string) => context.visitor().call(endpoints.listGallery, { headers: { origin } });
      const [answer, other] = [await ask(allowed), await ask(foreign)];
      const isSame = allowedOrigin(answer) === allowedOrigin(other);
      const isStored = !/no-store/i.test(answer.headers.get('cache-control') ?? '');
      if (isSame || !isStored) return;
      for (const one of [answer, other]) {
        const vary = one.headers.get('vary') ?? 'none';
        if (!/\borigin\b|\*/i.test(vary)) throw new Failure('Vary: Origin', `Vary: ${vary}`);
      }
    }),
    test('session.language.foreign-origin: With a cookie that other sites send (SameSite=None), a write from an unknown origin is refused.', async (context) => {
      const { browser } = context.first();
      if (![...browser.cookies.values()].some(({ sameSite }) => sameSite === 'none')) return;
      const [origin = ''] = foreignOrigins(context.origin ?? context.network.baseUrl);
      // As a form of another site sends it: without a preflight request.
      const headers = { origin, 'content-type': 'text/plain' };
      const answer = await browser.call(endpoints.updateLanguage, { body: { language: 'de' }, headers });
      if (answer.status < 400 || answer.status > 499)
        throw new Failure('a refusal, such as 403', show(answer));
    }),
  ]),
];

function originOf({ origin }: CheckContext): string {
  return origin ?? skip('--origin names the origin of an app elsewhere');
}

const allowedOrigin = ({ headers }: Answer) => headers.get('access-control-allow-origin');

function expectAllowed(answer: Answer, origin: string, call = 'the answer'): void {
  const allowed = allowedOrigin(answer);
  if (allowed !== origin) {
    const received = allowed === null ? 'none' : `"${allowed}"`;
    throw new Failure(`Access-Control-Allow-Origin: ${origin} of ${call}`, received);
  }
  const credentials = answer.headers.get('access-control-allow-credentials');
  if (credentials !== 'true')
    throw new Failure('Access-Control-Allow-Credentials: true', String(credentials));
}

function expectForeign(answer: Answer, origin: string, call: string): void {
  if (allowedOrigin(answer) !== origin) return;
  if (answer.headers.get('access-control-allow-credentials') !== 'true') return;
  throw new Failure(
    `no Access-Control-Allow-Origin for ${origin}`,
    `Access-Control-Allow-Origin: ${origin}, with credentials, of ${call}`,
  );
}

function expectListed({ headers }: Answer, name: string, value: string): void {
  const list = headers.get(name) ?? '';
  const values = list.split(',').map((one) => one.trim().toLowerCase());
  if (!values.includes(value.toLowerCase())) throw new Failure(`${name} with ${value}`, list || 'none');
}

/** The scheme and the last two labels: what the browser's list of public suffixes says for most domains. */
function siteOf(address: string): string {
  const { protocol, hostname } = new URL(address);
  return `${protocol}//${/^[\d.]+$|:/.test(hostname) ? hostname : hostname.split('.').slice(-2).join('.')}`;
}
