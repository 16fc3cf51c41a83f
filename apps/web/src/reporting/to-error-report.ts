import { ApiError } from '@product/api-client';
import type { ErrorContext } from '../lib/report-error';
import type { ErrorReport } from './report';

const NAME = /^[A-Z][A-Za-z]{0,40}Error$/;
const REQUEST_ID = /^[\w-]{1,80}$/;
const REACT_ERROR = /^Minified React error #(\d{1,4});/;

/**
 * Reduces an error to what may leave the browser: names that are in our code, numbers, and positions in our files. Whatever
 * does not have the expected form is left out.
 * @param base the address that the app is served from, with a slash at the end
 */
export function toErrorReport(
  error: unknown,
  { where, requestId }: ErrorContext,
  { base, ...page }: Pick<ErrorReport, 'page' | 'release'> & { base: string },
): ErrorReport {
  const report: ErrorReport = { kind: 'error', where, name: typeof error, stack: [], ...page };
  if (requestId !== undefined && REQUEST_ID.test(requestId)) report.requestId = requestId;
  // A `DOMException` of another realm is not an `instanceof` this realm's `Error`.
  if (!(error instanceof Error)) return report;
  report.name = NAME.test(error.name) ? error.name : 'Error';
  report.stack = ownPositions(error, base);
  if (error instanceof ApiError) report.status = error.status;
  const [, reactError] = REACT_ERROR.exec(error.message) ?? [];
  if (reactError) report.reactError = Number(reactError);
  return report;
}

/** Frames beyond these are the framework's. */
const MAX_POSITIONS = 20;

/** What Chromium writes before the message. */
const BEFORE_MESSAGE = /^\w*(: )?/;

/** The end of a line of a stack, in the form of Chromium (`at name (url:1:2)`) or of the others (`name@url:1:2`). */
const POSITION = /(?:^|[\s(@])(https?:\/\/[^\s()?#]+:\d+:\d+)\)?$/;

/**
 * The positions of an error's stack that are in the build's own files. The message, which is the beginning of a stack in
 * Chromium, and names of functions are left out, and so is every other address.
 * @param base the address that the app is served from, with a slash at the end
 */
function ownPositions({ message, stack = '' }: Error, base: string): string[] {
  const start = BEFORE_MESSAGE.exec(stack)?.[0].length ?? 0;
  const frames = stack.startsWith(message, start) ? stack.slice(start + message.length) : stack;
  return frames
    .split('\n')
    .flatMap((line) => POSITION.exec(line)?.[1] ?? [])
    .filter((url) => url.startsWith(base))
    .map((url) => url.slice(base.length))
    .filter((position) => /^(assets\/)?[\w.-]+\.js:\d+:\d+$/.test(position))
    .slice(0, MAX_POSITIONS);
}
