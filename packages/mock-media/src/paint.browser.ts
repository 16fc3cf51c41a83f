import type { PaintRequest } from './request';
import type { PaintDelivery, PaintOrder } from './painter-messages';

type Painting = PromiseWithResolvers<Uint8Array<ArrayBuffer>>;

const paintings = new Map<number, Painting>();
let lastId = 0;
let worker: Worker | undefined;

/** Renders a request's file in a worker, so that the main thread is not blocked. */
export function paint(request: PaintRequest): Promise<Uint8Array<ArrayBuffer>> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') {
    return Promise.reject(
      new Error(
        'The mock paints in a worker on an OffscreenCanvas; this browser lacks one. Use a newer browser.',
      ),
    );
  }
  worker ??= startWorker();
  const order: PaintOrder = { id: ++lastId, request };
  const painting: Painting = Promise.withResolvers();
  paintings.set(order.id, painting);
  worker.postMessage(order);
  return painting.promise;
}

function startWorker(): Worker {
  const started = new Worker(new URL('./painter.worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<PaintDelivery>) => settle(data));
  started.addEventListener('error', ({ message }) => {
    worker = undefined;
    const error = `The painter's worker did not start or stopped${message ? `: ${message}` : ''}. Is its file served?`;
    for (const id of paintings.keys()) settle({ id, error });
  });
  return started;
}

function settle(delivery: PaintDelivery) {
  const painting = paintings.get(delivery.id);
  paintings.delete(delivery.id);
  if ('file' in delivery) painting?.resolve(delivery.file);
  else painting?.reject(new Error(delivery.error));
}
