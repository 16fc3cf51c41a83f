import type * as fc from 'fast-check';
import { createServer } from './server';

const PRIVATE = /creations|generate|language/;

/** A browser and its server: one cookie, and a network whose order of delivery the scheduler determines. */
export function createBrowser(scheduler: fc.Scheduler) {
  const server = createServer();
  const pendingCalls: string[] = [];
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
      cookie: newCookie,
    } = isRefused ? { status: 401 } : server.answer(call, token, body);
    await scheduler.schedule(Promise.resolve(), `${call} is answered ${status}`);
    if (newCookie !== undefined) cookie = newCookie;
    return new Response(json === undefined ? null : JSON.stringify(json), { status });
  }

  return {
    async fetch(request: Request): Promise<Response> {
      const call = `${request.method} ${new URL(request.url).pathname}`;
      calls.push(call);
      const text = await request.text();
      const body: Record<string, string> = text ? JSON.parse(text) : {};
      const submit = `${call} ${body['username'] ?? ''}`.trim();
      // A list may be refetched while it is pending. A submitted call must not be sent again.
      if (pendingCalls.includes(submit) && request.method !== 'GET') sentTwice.push(submit);
      pendingCalls.push(submit);
      const aborted = new Promise<never>((_resolve, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      });
      return Promise.race([deliver(call, body), aborted]).finally(() => {
        pendingCalls.splice(pendingCalls.indexOf(submit), 1);
      });
    },
    signedInUser: () => (cookie === null ? undefined : server.sessions.get(cookie)),
    newestAccount: server.newest,
    /** Deletes the session on the server. The app does not notice before its next call. */
    loseSession: () => void (cookie !== null && server.sessions.delete(cookie)),
    hasLostSession: () => cookie !== null && !server.sessions.has(cookie),
    /** Makes the next private call fail with 401, although its session is still valid. */
    refuseNext: () => {
      refusesNext = true;
    },
    calls,
    pendingCalls: () => pendingCalls,
    sentTwice: () => sentTwice,
  };
}
