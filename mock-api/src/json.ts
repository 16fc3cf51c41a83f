const texts = new WeakMap<Response, string>();

/** A value as an answer in JSON. Whoever wants other headers makes a response of their own. */
export function json(value: unknown, status = 200): Response {
  const text = JSON.stringify(value);
  const response = new Response(text, { status, headers: { 'content-type': 'application/json' } });
  texts.set(response, text);
  return response;
}

/** What `json` wrote, for a host that wants it at once: a body can only be read later, and at many times the cost. */
export function jsonText(response: Response): string | undefined {
  return texts.get(response);
}
