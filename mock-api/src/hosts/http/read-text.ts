import { refuse } from '../../refusal';

const MAX_BODY_BYTES = 1_048_576;

/** A request's body, or a refusal (413) of one that is too long, whether or not it says so. */
export async function readText(request: Request): Promise<string> {
  const { method, headers } = request;
  if (method === 'GET' || method === 'HEAD') return '';
  // Node ends a body where its stated length does.
  const stated = headers.has('transfer-encoding') ? null : headers.get('content-length');
  if (stated === null) return readCounting(request);
  if (Number(stated) > MAX_BODY_BYTES) throw tooLong();
  return request.text();
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

const tooLong = () => refuse(413, 'A body has 1 MB at the most.');
