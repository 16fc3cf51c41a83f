import { render } from './render';
import type { WorkerRequest, WorkerResponse } from './request';

function respond(response: WorkerResponse, transfer: Transferable[] = []) {
  self.postMessage(response, { transfer });
}

self.addEventListener('message', async ({ data: { id, request } }: MessageEvent<WorkerRequest>) => {
  try {
    const file = await render(request);
    respond({ id, file }, [file.buffer]);
  } catch (error) {
    respond({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
