import { paintFile } from './paint-file';
import type { PaintDelivery, PaintOrder } from './painter-messages';

function deliver(delivery: PaintDelivery, transfer: Transferable[] = []) {
  self.postMessage(delivery, { transfer });
}

self.addEventListener('message', async ({ data: { id, request } }: MessageEvent<PaintOrder>) => {
  try {
    const file = await paintFile(request);
    deliver({ id, file }, [file.buffer]);
  } catch (error) {
    deliver({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
