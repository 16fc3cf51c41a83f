const TEXT = Symbol('text');

/** A response that keeps the text of its body. */
type Written = Response & { [TEXT]?: string };

/** A value as a JSON response. For other headers, construct a `Response`. */
export function json(value: unknown, status = 200): Response {
  return fromJson(JSON.stringify(value), status);
}

/** A JSON response from text that is already serialised. */
export function fromJson(text: string, status = 200): Response {
  const response: Written = new Response(text, { status, headers: { 'content-type': 'application/json' } });
  response[TEXT] = text;
  return response;
}

/** The text of a JSON response, synchronously: reading the body is asynchronous and costs many times as much. */
export function jsonText(response: Written): string | undefined {
  return response[TEXT];
}
