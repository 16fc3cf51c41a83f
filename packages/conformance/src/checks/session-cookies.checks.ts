import { endpoints } from '@product/api-client';
import { valueOf } from '../answer-log';
import { rules, test } from '../check';
import { skip } from '../check-context';
import { Failure } from '../verdicts';

/** What is true of the cookies of every session. These rules read what the logins and registrations of the run set. */
export const sessionCookieChecks = rules('session', [
  test("session.user.no-browser-dialog: A 401 does not open the browser's own password dialog (WWW-Authenticate: Basic or Digest).", async ({
    visitor,
  }) => {
    const challenge = (await visitor().call(endpoints.getUser)).headers.get('www-authenticate');
    if (/\b(basic|digest|ntlm|negotiate)\b/i.test(challenge ?? ''))
      throw new Failure('no such header', `WWW-Authenticate: ${challenge}`);
  }),
  test('session.cookie.attributes: The cookie of each session is HttpOnly, has a SameSite, and over https is Secure.', async ({
    answers,
    network,
  }) => {
    const sessions = answers.sessions();
    if (sessions.length === 0) skip('nobody could log in');
    const isHttps = new URL(network.baseUrl).protocol === 'https:';
    for (const lines of sessions) {
      if (lines.length === 0) throw new Failure('a cookie with HttpOnly', 'none');
      for (const line of lines) {
        const shown = line.replace(/=[^;]*/, '=…');
        if (!/;\s*samesite\s*=\s*(lax|strict|none)\b/i.test(line)) throw new Failure('SameSite=Lax', shown);
        if (isHttps && !/;\s*secure\b/i.test(line)) throw new Failure('Secure', shown);
      }
    }
  }),
  test('session.cookie.ids: Ids of sessions are long, and no two are alike: nobody can guess one from another.', async ({
    answers,
  }) => {
    const ids = answers.sessions().map((lines) => lines.map(valueOf).join(' '));
    if (ids.length === 0) skip('nobody could log in');
    const short = ids.find((id) => id.length < MIN_LENGTH);
    if (short !== undefined)
      throw new Failure(`an id of at least ${MIN_LENGTH} characters`, `${short.length}`);
    for (const [index, id] of ids.entries()) {
      const near = ids.slice(index + 1).find((other) => differences(id, other) < MIN_DIFFERENCES);
      if (near === undefined) continue;
      const count = differences(id, near);
      throw new Failure(
        `ids that differ in ${MIN_DIFFERENCES} characters or more`,
        count === 0 ? 'the same id for two logins' : `two that differ in ${count}`,
      );
    }
  }),
  test("session.cookie.only: A session's id is in its cookie only: in no body, and in no address of a redirect.", async ({
    answers,
  }) => {
    const [leak] = answers.leaks();
    if (leak) throw new Failure('the id in Set-Cookie only', leak);
  }),
]);

/** 64 bits in hexadecimal. */
const MIN_LENGTH = 16;

/** Random ids of that length differ in at least so many characters. */
const MIN_DIFFERENCES = 8;

function differences(one: string, other: string): number {
  const length = Math.max(one.length, other.length);
  return Array.from({ length }, (_, index) => one[index] !== other[index]).filter(Boolean).length;
}
