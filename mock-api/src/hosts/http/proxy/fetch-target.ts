import { HttpError } from '../../../http-error';

/** As long as Node's `fetch` waits itself: a generated video may take minutes. */
const TIMEOUT_MS = 300_000;

/**
 * Sends a request and reads the beginning of its response with `read`. Redirects are not followed.
 * @throws HttpError 502 or 504, if there is no valid response within the time
 */
export async function fetchTarget(
  address: URL,
  { signal, ...init }: RequestInit & { signal: AbortSignal; duplex: 'half' },
  read: (response: Response) => Promise<Response>,
  timeoutMs = TIMEOUT_MS,
): Promise<Response> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  try {
    const ends = AbortSignal.any([signal, timeout.signal]);
    return await read(await fetch(address, { ...init, signal: ends, redirect: 'manual' }));
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof HttpError) throw error;
    const reason = reasonOf(error);
    if (timeout.signal.aborted || /TIMEOUT/i.test(reason))
      throw new HttpError(504, `${address.origin} has not answered within ${timeoutMs / 1_000} s.`);
    throw new HttpError(502, `${address.origin} gives no valid answer (${reason}).`);
  } finally {
    clearTimeout(timer);
  }
}

/** `fetch` throws "fetch failed", with the reason in `cause`. */
function reasonOf(error: unknown): string {
  const { cause = error } = error as { cause?: unknown };
  const { code, message = String(cause) } = cause as { code?: unknown; message?: string };
  return [typeof code === 'string' && !message.includes(code) ? code : '', message]
    .filter(Boolean)
    .join(': ');
}
