import { parentPort } from 'node:worker_threads';
import { answerRequest } from './render';
import type { WorkerRequest } from './request';

const port = parentPort;

port?.on('message', async (message: WorkerRequest) => port.postMessage(...(await answerRequest(message))));
