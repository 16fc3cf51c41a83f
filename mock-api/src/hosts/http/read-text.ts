import { HttpError } from '../../http-error';

/** A generated picture in a `data:` URL, as it is saved, has some megabytes. */
const MAX_BODY_BYTES = 16 * 1_048_576;

/** Reads a request's body. Throws a 413 if it is too long, with or without a `content-length`. */
export async function readText(request: Request): Promise<string> {
  const { method, headers } = request;
  if (method === 'GET' || method === 'HEAD') return '';
  if (headers.has('transfer-encoding')) return readCounting(request);
  // Node ends the body at its `content-length`; without that header there is no body.
  const length = Number(headers.get('content-length'));
  if (length > MAX_BODY_BYTES) throw tooLong();
  return length > 0 ? request.text() : '';
}

async function readCounting({ body }: Request): Promise<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BODY_BYTES) throw tooLong();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

const tooLong = () => new HttpError(413, 'A body has 16 MB at the most.');
