const TEXT = Symbol('text');

/** An answer that was written from a text, which it still has. */
type Written = Response & { [TEXT]?: string };

/** A value as an answer in JSON. Whoever wants other headers makes a response of their own. */
export function json(value: unknown, status = 200): Response {
  return fromJson(JSON.stringify(value), status);
}

/** The same, of a value that is written already. */
export function fromJson(text: string, status = 200): Response {
  const response: Written = new Response(text, { status, headers: { 'content-type': 'application/json' } });
  response[TEXT] = text;
  return response;
}

/** The text of a JSON answer, for a host that wants it at once: a body can only be read later, and at many times the cost. */
export function jsonText(response: Written): string | undefined {
  return response[TEXT];
}
