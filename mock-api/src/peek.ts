/** Longer bodies are not read, but passed on as they stream. A list of 100,000 creations is shorter. */
const MAX_BYTES = 64 * 1_048_576;

export type Bytes = Uint8Array<ArrayBuffer>;

interface Peeked {
  /** `undefined` if there are more than the limit. */
  bytes: Bytes | undefined;
  /** The whole body, to pass on. */
  body: Bytes | ReadableStream<Bytes> | null;
}

/** Reads a body up to a number of bytes, so that memory stays bounded. */
export async function peek(stream: ReadableStream<Bytes> | null, limit = MAX_BYTES): Promise<Peeked> {
  const reader = stream?.getReader();
  const chunks: Bytes[] = [];
  let length = 0;
  const next = async () => (await reader?.read())?.value;
  while (length <= limit) {
    const chunk = await next();
    if (!chunk) {
      const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer());
      return { bytes, body: stream && bytes };
    }
    chunks.push(chunk);
    length += chunk.byteLength;
  }
  const body = new ReadableStream({
    async pull(controller) {
      const chunk = chunks.shift() ?? (await next());
      if (chunk) controller.enqueue(chunk);
      else controller.close();
    },
    cancel: (reason) => reader?.cancel(reason),
  });
  return { bytes: undefined, body };
}
