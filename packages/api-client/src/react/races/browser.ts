import type * as fc from 'fast-check';
import { createServer } from './server';

/** Calls that a server refuses to someone whom it does not know. */
const PRIVATE = /creations|generate|language/;

/** A browser before the server: one cookie jar, and a network that delivers in whatever order the scheduler likes. */
export function createBrowser(scheduler: fc.Scheduler) {
  const server = createServer();
  const underway: string[] = [];
  const calls: string[] = [];
  const sentTwice: string[] = [];
  let cookie: string | null = null;
  let refusesNext = false;

  async function deliver(call: string, body: Record<string, string>) {
    const token = cookie;
    await scheduler.schedule(Promise.resolve(), `${call} arrives`);
    const isRefused = refusesNext && PRIVATE.test(call);
    refusesNext &&= !isRefused;
    const {
      status = 200,
      json,
      cookie: brought,
    } = isRefused ? { status: 401 } : server.answer(call, token, body);
    await scheduler.schedule(Promise.resolve(), `${call} is answered ${status}`);
    if (brought !== undefined) cookie = brought;
    return new Response(json === undefined ? null : JSON.stringify(json), { status });
  }

  return {
    async fetch(request: Request): Promise<Response> {
      const call = `${request.method} ${new URL(request.url).pathname}`;
      calls.push(call);
      const text = await request.text();
      const body: Record<string, string> = text ? JSON.parse(text) : {};
      const submit = `${call} ${body['username'] ?? ''}`.trim();
      // A list may be read again before it has been read; what is submitted may not be sent again.
      if (underway.includes(submit) && request.method !== 'GET') sentTwice.push(submit);
      underway.push(submit);
      const calledOff = new Promise<never>((_resolve, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      });
      return Promise.race([deliver(call, body), calledOff]).finally(() => {
        underway.splice(underway.indexOf(submit), 1);
      });
    },
    /** Who is signed in, by the cookie. */
    who: () => (cookie === null ? undefined : server.sessions.get(cookie)),
    /** Lets the server forget the session; nobody here knows yet. */
    loseSession: () => void (cookie !== null && server.sessions.delete(cookie)),
    hasLostSession: () => cookie !== null && !server.sessions.has(cookie),
    /** Lets the next private call meet a 401, though its session lives on. */
    refuseNext: () => {
      refusesNext = true;
    },
    /** Every call made, in order. */
    calls,
    underway: () => underway,
    sentTwice: () => sentTwice,
  };
}
