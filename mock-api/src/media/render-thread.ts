import { parentPort } from 'node:worker_threads';
import { render } from './render';
import type { WorkerRequest, WorkerResponse } from './request';

const port = parentPort;

port?.on('message', async ({ id, request }: WorkerRequest) => {
  const respond = (response: WorkerResponse, files: ArrayBuffer[] = []) => port.postMessage(response, files);
  try {
    const file = await render(request);
    respond({ id, file }, [file.buffer]);
  } catch (error) {
    respond({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
