import { endpoints, type AnyEndpoint } from '@product/api-client';
import type { Answer, CallOptions } from '../browser';
import { rules, test } from '../check';
import type { CheckContext } from '../check-context';
import { isSuccess, show } from '../expectations';
import { Failure, Warning } from '../verdicts';
import { everybody } from './creation-expectations';

/** A byte is one character, whatever the encoding of the rest. */
export const FIRST_BYTE = { range: 'bytes=0-0' };

const READS: readonly AnyEndpoint[] = [endpoints.getUser, endpoints.listCreations, endpoints.listGallery];

/** Servers answer HEAD and Range beside the documented GET. Previews of links, caches and players of videos send them. */
export const readChecks = READS.flatMap((endpoint) =>
  rules({ kind: 'answer', creates: undefined }, [
    test(`${endpoint.name}.head: HEAD ${endpoint.path} has the status and the type of GET, and asks for the session as GET does.`, (context) =>
      compareReads(context, endpoint, { method: 'HEAD' }, {}, expectHead)),
    test(`${endpoint.name}.range: A part of ${endpoint.path} (Range) is that part (206) or the whole (200), and only for whom it is.`, (context) =>
      compareReads(context, endpoint, {}, { headers: FIRST_BYTE }, expectFirstByte)),
  ]),
);

/** Everybody reads an address in another way and as the app does. Who is refused by one is refused by both. */
async function compareReads(
  context: CheckContext,
  endpoint: AnyEndpoint,
  change: object,
  options: CallOptions,
  expectSame: (answer: Answer, whole: Answer) => void,
) {
  for (const browser of everybody(context)) {
    const whole = await browser.call(endpoint);
    const answer = await browser.call({ ...endpoint, ...change } as AnyEndpoint, options);
    if (isSuccess(whole)) expectSame(answer, whole);
    else if (answer.status < 400 || answer.status > 499)
      throw new Failure(`${whole.status}, as for GET`, show(answer));
  }
}

function expectHead(answer: Answer, whole: Answer): void {
  const typeOf = ({ status, contentType }: Answer) => `${status} ${contentType}`;
  if (typeOf(answer) === typeOf(whole)) return;
  // The app does not send it.
  const isUnknown = [404, 405, 501].includes(answer.status);
  throw new (isUnknown ? Warning : Failure)(`${typeOf(whole)}, as for GET`, typeOf(answer));
}

/** Asserts the first byte, or the whole file from a server without ranges. */
export function expectFirstByte(answer: Answer, whole: Answer): void {
  if (answer.status === 200 && answer.text.length === whole.text.length) return;
  const range = answer.headers.get('content-range') ?? '';
  if (answer.status === 206 && answer.text.length === 1 && /^bytes 0-0\/(\d+|\*)$/.test(range)) return;
  throw new Failure(
    '206 with the first byte, or 200 with the whole',
    `${answer.status}, ${answer.text.length} characters, Content-Range: ${range || 'none'}`,
  );
}
