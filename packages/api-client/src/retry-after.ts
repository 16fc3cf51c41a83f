/** The `Retry-After` of a response, seconds or a date, in milliseconds from now. `undefined` if it has none. */
export function readRetryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after') ?? '';
  // Without the letter, V8 reads "-5" and "1.5" as dates of the year 2001.
  const until = /^[a-z]/i.test(value) ? Date.parse(value) - Date.now() : NaN;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : until;
  return Number.isFinite(ms) ? Math.max(ms, 0) : undefined;
}
