import { applyChange, type ChangeContext } from './apply-change';
import { HttpError } from '../http-error';
import { withText } from '../json';
import { peek, type Bytes } from '../peek';
import type { Change, Json } from './effect';

type Mark = 'cut' | 'without-cors';

const marks = new WeakMap<Response, Mark>();

/** How a host must corrupt a response when it sends it. */
export function markOf(response: Response): Mark | undefined {
  return marks.get(response);
}

export function marked(response: Response, mark: Mark): Response {
  marks.set(response, mark);
  return response;
}

/** Applies a change to the JSON of a successful response. Other responses stay as they are. */
export async function changed(response: Response, change: Change, context: ChangeContext): Promise<Response> {
  if (!response.ok || !response.headers.get('content-type')?.startsWith('application/json')) return response;
  const json: Json = JSON.parse(new TextDecoder().decode(await bytesOf(response)));
  const text = JSON.stringify(applyChange(change, json, context));
  return withText(like(response, text), text);
}

/** The first half of a response's body, as if it were complete. */
export async function truncated(response: Response): Promise<Response> {
  return like(response, firstHalf(await bytesOf(response)));
}

/** The first half of a response's body; reading on fails. */
export async function cutShort(response: Response): Promise<Response> {
  const bytes = await bytesOf(response);
  const pieces = [firstHalf(bytes)];
  const body = new ReadableStream({
    pull(controller) {
      const piece = pieces.pop();
      if (piece) controller.enqueue(piece);
      else controller.error(new TypeError('The connection was cut.'));
    },
  });
  return marked(withHeaders(like(response, body), { 'content-length': String(bytes.length) }), 'cut');
}

export function withHeaders(response: Response, set: Readonly<Record<string, string>>): Response {
  const result = like(response, response.body);
  for (const [name, value] of Object.entries(set)) result.headers.set(name, value);
  return result;
}

function like({ status, statusText, headers }: Response, body: BodyInit | null): Response {
  const result = new Response(body, { status, statusText, headers });
  result.headers.delete('content-length');
  return result;
}

async function bytesOf({ body }: Response): Promise<Bytes> {
  const { bytes } = await peek(body);
  if (!bytes) throw new HttpError(502, 'This response is too long for a fault that changes it.');
  return bytes;
}

function firstHalf(bytes: Bytes): Bytes {
  return bytes.slice(0, Math.ceil(bytes.length / 2));
}
