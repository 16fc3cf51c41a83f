import type { Render, WorkerRequest, WorkerResponse } from './request';

const pending = new Map<number, PromiseWithResolvers<Uint8Array<ArrayBuffer>>>();
let lastId = 0;
let worker: Worker | undefined;

/** Renders a request's file in a worker, so that the main thread is not blocked. */
export const render: Render = (request) => {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') {
    return Promise.reject(
      new Error(
        'The mock renders in a worker on an OffscreenCanvas; this browser lacks one. Use a newer browser.',
      ),
    );
  }
  worker ??= startWorker();
  const message: WorkerRequest = { id: ++lastId, request };
  const file = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  pending.set(message.id, file);
  worker.postMessage(message);
  return file.promise;
};

function startWorker(): Worker {
  const started = new Worker(new URL('./render.worker.ts', import.meta.url), {
    type: 'module',
    name: 'mock-media',
  });
  started.addEventListener('message', ({ data }: MessageEvent<WorkerResponse>) => complete(data));
  started.addEventListener('error', ({ message }) => {
    worker = undefined;
    const error = `The renderer's worker did not start or stopped${message ? `: ${message}` : ''}. Is its file served?`;
    for (const id of pending.keys()) complete({ id, error });
  });
  return started;
}

function complete(response: WorkerResponse) {
  const file = pending.get(response.id);
  pending.delete(response.id);
  if ('file' in response) file?.resolve(response.file);
  else file?.reject(new Error(response.error));
}
