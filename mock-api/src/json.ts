const TEXT = Symbol('text');

type Written = Response & { [TEXT]?: string };

/** A value as a JSON response. For other headers, construct a `Response`. */
export function json(value: unknown, status = 200): Response {
  return fromJson(JSON.stringify(value), status);
}

export function fromJson(text: string, status = 200): Response {
  const headers = { 'content-type': 'application/json' };
  return withText(new Response(text, { status, headers }), text);
}

/** A response whose text can be read synchronously. */
export function withText(response: Written, text: string): Response {
  response[TEXT] = text;
  return response;
}

/** The text of a JSON response, synchronously: reading the body is asynchronous and costs many times as much. */
export function jsonText(response: Written): string | undefined {
  return response[TEXT];
}
