import { freePort } from './ports.mjs';
import { ROOT } from './processes.mjs';
import { TEST_MS } from './time-limits.ts';

/**
 * A free port for a Playwright configuration. It is chosen once: the workers load the configuration as well, and find the
 * choice in their environment.
 * @param name of the environment variable
 */
export const portOf = async (name: string, first: number): Promise<number> =>
  Number((process.env[name] ??= String(await freePort(first))));

/** A server of `webServer` in a Playwright configuration, which answers at `url` once it runs. */
export const server = (command: string, url: string) => ({ command, url, cwd: ROOT, timeout: TEST_MS });

/**
 * The server of a built site.
 * @param options of tooling/gate/serve.ts
 */
export const siteServer = (folder: string, port: number, options = '', path = '/') =>
  server(`node tooling/gate/serve.ts ${folder} ${port} ${options}`, `http://localhost:${port}${path}`);

export const mockServer = (port: number, options = '') =>
  server(
    `mock-api/node_modules/.bin/tsx mock-api/src/hosts/http/main.ts --port ${port} ${options}`,
    `http://localhost:${port}/api/__mock/`,
  );

/** The production build with the mock as its API, which answers fast. */
export const productionServers = (site: number, api: number) => [
  mockServer(api, '--latency 20'),
  siteServer('apps/web/dist', site, `--fallback app --api http://localhost:${api}`),
];
