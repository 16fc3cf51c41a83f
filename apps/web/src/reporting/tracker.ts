import type { ErrorReport, SendReport } from './report';

type Tags = Record<string, string | number>;

/** The functions of an error tracker that this adapter calls, as in the SDK of Sentry and compatible ones. */
export interface Tracker {
  captureException: (error: Error, context: { tags: Tags }) => unknown;
  captureMessage: (message: string, context: { tags: Tags }) => unknown;
}

/**
 * Sends each report to an error tracker, whose SDK is already set up. The SDK's own integrations must be off: they collect
 * messages, addresses and clicks.
 */
export const tracker =
  ({ captureException, captureMessage }: Tracker): SendReport =>
  (report) => {
    if (report.kind === 'error') {
      const { kind: _kind, stack: _stack, name: _name, ...tags } = report;
      captureException(toError(report), { tags });
    } else {
      const { kind: _kind, name, ...tags } = report;
      captureMessage(name, { tags });
    }
  };

/** An error with the name and the positions of a report, which a tracker maps with the build's source maps. */
function toError({ name, stack }: ErrorReport): Error {
  const error = new Error();
  error.name = name;
  const base = new URL(import.meta.env.BASE_URL, location.href).href;
  error.stack = [name, ...stack.map((position) => `    at ${base}${position}`)].join('\n');
  return error;
}
