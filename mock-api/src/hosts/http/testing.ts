import { onTestFinished } from 'vitest';
import { NO_LATENCY } from '../../latency';
import type { WorldOptions } from '../../world';
import type { ServerOptions } from './options';
import { startMockServer } from './start';

/** Starts a server for one test, on a free port and without latency. */
export async function openServer(options: Partial<ServerOptions> = {}, given: WorldOptions = {}) {
  // Hono's Node server replaces these globals for all later code.
  const { Request, Response } = globalThis;
  onTestFinished(() => void Object.assign(globalThis, { Request, Response }));
  const server = await startMockServer(
    {
      host: 'localhost',
      port: 0,
      latency: NO_LATENCY,
      stateFile: undefined,
      fresh: false,
      scenario: undefined,
      ...options,
    },
    given,
  );
  onTestFinished(() => server.close());
  return { ...server, browse: () => openBrowser(server.address) };
}

/** Sends requests to an address and keeps its cookie, as a browser does. */
export function openBrowser(address: string) {
  let cookie: string | undefined;
  const call = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const response = await fetch(new URL(path, address), {
      method,
      headers: cookie ? { cookie } : {},
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return response;
  };
  return {
    call,
    logIn: (username: string) => call('POST', '/api/login', { username, password: 'password' }),
    whoAmI: async () => (await (await call('GET', '/api/user')).json()).username,
  };
}
