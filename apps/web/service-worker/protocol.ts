// What the build, the service worker and the app share.

/** The file of the worker, below the base path, which is its scope. */
export const WORKER_FILE = 'service-worker.js';

/** The only Trusted Types policy of the app: it creates the URL of the worker, and no other. */
export const WORKER_POLICY = 'service-worker';

/**
 * The target of the installed app for what other apps share: the generator. The text is posted, since a GET has it in the
 * query: with navigation preload, the browser requests that from the server before the worker answers.
 */
export const SHARE_TARGET = {
  action: 'generate',
  method: 'POST',
  enctype: 'application/x-www-form-urlencoded',
  params: { title: 'title', text: 'text', url: 'url' },
} as const;

/** The files of a build that the worker keeps. */
export interface CachedFiles {
  /** Of the build. Another one has another set of kept texts and pictures. */
  version: string;
  /** Kept before the worker is used: all code and styles. A revision is for files without a hash in their name. */
  precache: { url: string; revision: string | null }[];
  /** The page for every path without a connection. */
  shell: string;
  firstScript: string;
  /** The texts in each language but English, which is part of the code. */
  texts: Record<string, string[]>;
}

/** Messages from a page to a worker. */
export type WorkerMessage =
  /** Keeps the texts of a language. */
  | { type: 'KEEP_TEXTS'; language: string }
  /** Whether code of the page, by its URLs, is not among the worker's files. Answered with a boolean. */
  | { type: 'IS_OUTDATED'; code: string[] }
  /** Replaces the worker that controls the pages. The name is that of workbox-window. */
  | { type: 'SKIP_WAITING' };
