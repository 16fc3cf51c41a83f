import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runServer } from 'verdaccio';
import { listen } from '@tooling/gate/ports.mjs';

export type Registry = Awaited<ReturnType<typeof startRegistry>>;

/** Starts an empty registry on a free port. It has no upstream registry; any logged-in user may publish. */
export async function startRegistry() {
  const folder = mkdtempSync(join(tmpdir(), 'registry-'));
  const server: Server = await runServer({
    configPath: folder,
    storage: join(folder, 'packages'),
    uplinks: {},
    auth: { htpasswd: { file: join(folder, 'users') } },
    packages: { '**': { access: '$all', publish: '$authenticated' } },
    web: { enable: false },
    log: { type: 'stdout', format: 'pretty', level: 'fatal' },
  });
  const address = `${await listen(server)}/`;
  return {
    address,
    token: await createUser(address),
    /** The registry's metadata of a package. */
    async read(name: string): Promise<{ 'dist-tags': { latest: string } }> {
      return (await fetch(`${address}${name}`)).json();
    },
    close() {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function createUser(address: string): Promise<string> {
  const response = await fetch(`${address}-/user/org.couchdb.user:tester`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'tester', password: 'only-for-this-test' }),
  });
  return ((await response.json()) as { token: string }).token;
}
