import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Bytes, Render, WorkerRequest, WorkerResponse } from './request';

interface Job {
  resolve: (file: Bytes) => void;
  reject: (error: Error) => void;
}

interface Thread {
  worker: Worker;
  jobs: Map<number, Job>;
}

/** One core is left for the server. */
const MAX_THREADS = Math.max(1, availableParallelism() - 1);

/** Threads read TypeScript with the same loader as the server. */
const LOADER = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

const threads: Thread[] = [];
let lastId = 0;

/** Renders a request's file in a thread, so that the server answers other calls meanwhile. */
export const renderInThreads: Render = (request) =>
  new Promise((resolve, reject) => {
    const { worker, jobs } = leastBusyThread();
    const message: WorkerRequest = { id: (lastId += 1), request };
    jobs.set(message.id, { resolve, reject });
    // A thread keeps the process alive only while it renders.
    worker.ref();
    worker.postMessage(message);
  });

/** The thread with the fewest jobs. A new one is started while all are busy and more are allowed. */
function leastBusyThread(): Thread {
  const [leastBusy] = threads.toSorted((one, other) => one.jobs.size - other.jobs.size);
  if (leastBusy && (leastBusy.jobs.size === 0 || threads.length >= MAX_THREADS)) return leastBusy;
  return startThread();
}

function startThread(): Thread {
  const worker = new Worker(new URL('render-thread.ts', import.meta.url), { execArgv: ['--import', LOADER] });
  const thread: Thread = { worker, jobs: new Map() };
  threads.push(thread);
  worker.on('message', (response: WorkerResponse) => {
    const job = thread.jobs.get(response.id);
    thread.jobs.delete(response.id);
    if (thread.jobs.size === 0) worker.unref();
    if ('file' in response) job?.resolve(response.file);
    else job?.reject(new Error(response.error));
  });
  const end = (error: Error) => {
    const index = threads.indexOf(thread);
    if (index !== -1) threads.splice(index, 1);
    for (const { reject } of thread.jobs.values()) reject(error);
    thread.jobs.clear();
  };
  worker.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', (code) => end(new Error(`The rendering thread ended with ${code}.`)));
  return thread;
}
