import { endpoints } from '@product/api-client';
import type { Answer } from '../browser';
import type { Check } from '../check';
import { skip, type CheckContext } from '../check-context';
import { Failure } from '../verdicts';

const PRIVATE_READS = [endpoints.getUser, endpoints.listCreations];

/** Rules about headers, which a browser follows and a script does not notice. */
export const headerChecks: Check[] = [
  {
    id: 'session.user.no-browser-dialog',
    kind: 'session',
    description: "A 401 does not open the browser's own password dialog (WWW-Authenticate: Basic or Digest).",
    async run({ visitor }) {
      const challenge = (await visitor().call(endpoints.getUser)).headers.get('www-authenticate');
      if (/\b(basic|digest|ntlm|negotiate)\b/i.test(challenge ?? '')) {
        throw new Failure('no such header', `WWW-Authenticate: ${challenge}`);
      }
    },
  },
  ...PRIVATE_READS.map((endpoint): Check => ({
    id: `${endpoint.name}.not-cached`,
    kind: 'cache',
    description: `No cache keeps the answer of ${endpoint.path}: neither public, nor with a lifetime.`,
    async run(context) {
      const { headers } = await context.first().browser.call(endpoint);
      const control = headers.get('cache-control') ?? '';
      if (/\bno-store\b|\bno-cache\b/i.test(control)) return;
      if (/\bpublic\b|\bs-maxage\b|\bmax-age\s*=\s*"?[1-9]|\bimmutable\b/i.test(control)) {
        throw new Failure('Cache-Control: no-store, or none', `Cache-Control: ${control}`);
      }
      const expires = Date.parse(headers.get('expires') ?? '');
      if (!/max-age/i.test(control) && expires > Date.now()) {
        throw new Failure('Cache-Control: no-store, or none', `Expires: ${headers.get('expires')}`);
      }
    },
  })),
  {
    id: 'cors.answer',
    kind: 'origin',
    description: 'The app on the other origin may read answers and refusals, with cookies.',
    async run(context) {
      const origin = originOf(context);
      for (const endpoint of [endpoints.listGallery, endpoints.getUser]) {
        expectAllowed(await context.visitor().call(endpoint, { headers: { origin } }), origin);
      }
    },
  },
  {
    id: 'cors.preflight',
    kind: 'origin',
    description:
      'The app on the other origin may send JSON with POST, PUT and DELETE: the preflight request allows it.',
    async run(context) {
      const origin = originOf(context);
      for (const endpoint of [endpoints.login, endpoints.updateCreation, endpoints.deleteCreation]) {
        const answer = await context.visitor().preflight(endpoint, origin);
        if (answer.status < 200 || answer.status > 299) {
          throw new Failure(`2xx for OPTIONS ${endpoint.path}`, `${answer.status}`);
        }
        expectAllowed(answer, origin);
        // POST needs no permission. With credentials "*" is a method's or header's name, not all of them.
        if (endpoint.method !== 'POST') expectListed(answer, 'access-control-allow-methods', endpoint.method);
        expectListed(answer, 'access-control-allow-headers', 'content-type');
      }
    },
  },
  {
    id: 'cors.cookie',
    kind: 'origin',
    description: 'A session for an app on another site has a cookie with SameSite=None; Secure.',
    async run(context) {
      const origin = originOf(context);
      if (siteOf(origin) === siteOf(context.network.baseUrl)) return;
      const cookies = [...context.first().browser.cookies.values()];
      if (cookies.some(({ httpOnly, sameSite }) => httpOnly && sameSite === 'none')) return;
      const found = cookies.map(({ sameSite }) => sameSite || 'missing').join(', ') || 'no cookie';
      throw new Failure('SameSite=None; Secure', `SameSite ${found}`);
    },
  },
];

function originOf({ origin }: CheckContext): string {
  return origin ?? skip('--origin names the origin of an app elsewhere');
}

function expectAllowed({ headers }: Answer, origin: string) {
  const allowed = headers.get('access-control-allow-origin');
  if (allowed !== origin) {
    throw new Failure(`Access-Control-Allow-Origin: ${origin}`, allowed === null ? 'none' : `"${allowed}"`);
  }
  const credentials = headers.get('access-control-allow-credentials');
  if (credentials !== 'true')
    throw new Failure('Access-Control-Allow-Credentials: true', String(credentials));
}

function expectListed({ headers }: Answer, name: string, value: string) {
  const list = headers.get(name) ?? '';
  const values = list.split(',').map((one) => one.trim().toLowerCase());
  if (!values.includes(value.toLowerCase())) throw new Failure(`${name} with ${value}`, list || 'none');
}

/** The scheme and the last two labels: what the browser's list of public suffixes says for most domains. */
function siteOf(address: string): string {
  const { protocol, hostname } = new URL(address);
  return `${protocol}//${/^[\d.]+$|:/.test(hostname) ? hostname : hostname.split('.').slice(-2).join('.')}`;
}
