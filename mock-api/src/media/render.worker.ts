import { answerRequest } from './render';
import type { WorkerRequest } from './request';

self.addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
  const [response, transfer] = await answerRequest(data);
  self.postMessage(response, { transfer });
});
