import { endpoints, type AnyEndpoint } from '@product/api-client';
import type { LoggedAnswer } from '../answer-log';
import { createdByPost, rules, test, type Check } from '../check';
import { skip } from '../check-context';
import { expectEach, isSuccess } from '../expectations';
import { Failure, Warning } from '../verdicts';

const GALLERY: string = endpoints.listGallery.name;

/** What caches keep. These rules read the headers of all responses of the run. */
export const cacheChecks: Check[] = [
  ...Object.values<AnyEndpoint>(endpoints)
    .filter(({ name }) => name !== GALLERY)
    .flatMap((endpoint) =>
      rules({ kind: 'cache', creates: createdByPost(endpoint) }, [
        test(`${endpoint.name}.not-cached: No cache keeps what ${endpoint.method} ${endpoint.path} answers: neither shared, nor with a lifetime.`, async (context) => {
          if (endpoint.method === 'GET') await context.first().browser.call(endpoint);
          const answers = context.answers.of(endpoint);
          if (answers.length === 0) skip('the run made no such call');
          await expectEach(answers, async (answer) => expectNotCached(answer));
        }),
      ]),
    ),
  ...rules({ kind: 'cache', creates: undefined }, [
    test('creations.gallery.shared-cache: A gallery that shared caches may keep is the same for everyone, and sets no cookie.', async (context) => {
      const asVisitor = await context.visitor().call(endpoints.listGallery);
      const asUser = await context.first().browser.call(endpoints.listGallery);
      const control = asUser.headers.get('cache-control') ?? '';
      const isShared = /\bpublic\b|\bs-maxage\b|\bmax-age\s*=\s*"?[1-9]/i.test(control);
      if (!isShared || /\bprivate\b|\bno-store\b/i.test(control)) return;
      if ([asVisitor, asUser].some(({ headers }) => headers.getSetCookie().length > 0)) {
        throw new Failure(
          'no Set-Cookie in what shared caches keep',
          `Set-Cookie with Cache-Control: ${control}`,
        );
      }
      const varies = /\bcookie\b|\*/i.test(asUser.headers.get('vary') ?? '');
      if (!varies && asVisitor.text !== asUser.text)
        throw new Failure('the same gallery for a visitor, or Vary: Cookie', 'another gallery for the user');
    }),
  ]),
];

function expectNotCached({ endpoint, status, headers }: LoggedAnswer): void {
  const control = headers.get('cache-control') ?? '';
  const required = 'Cache-Control: no-store';
  if (/\bno-store\b/i.test(control)) return;
  const isShared = /\bpublic\b|\bs-maxage\b|\bimmutable\b/i.test(control);
  if (isShared || /\bmax-age\s*=\s*"?[1-9]/i.test(control))
    throw new Failure(required, `Cache-Control: ${control}`);
  if (/\b(no-cache|private|max-age)\b/i.test(control)) return;
  const expires = headers.get('expires') ?? '';
  if (Date.parse(expires) > Date.now()) throw new Failure(required, `Expires: ${expires}`);
  // Without any header a cache may keep the answer to a GET, for a time that it guesses.
  if (endpoint.method !== 'GET' || !isSuccess({ status })) return;
  if (/\bcookie\b|\*/i.test(headers.get('vary') ?? '')) return;
  throw new (headers.has('last-modified') ? Failure : Warning)(required, 'no Cache-Control');
}
