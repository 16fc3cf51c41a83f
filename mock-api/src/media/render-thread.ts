import { parentPort } from 'node:worker_threads';
import { render, type RenderRequest } from 'mock-media';

export interface ThreadRequest {
  id: number;
  request: RenderRequest;
}

export type ThreadResponse = { id: number } & ({ file: Uint8Array<ArrayBuffer> } | { error: string });

const port = parentPort;

port?.on('message', async ({ id, request }: ThreadRequest) => {
  const respond = (response: ThreadResponse, files: ArrayBuffer[] = []) => port.postMessage(response, files);
  try {
    const file = await render(request);
    respond({ id, file }, [file.buffer]);
  } catch (error) {
    respond({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
