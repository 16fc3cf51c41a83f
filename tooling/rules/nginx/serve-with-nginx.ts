import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { waitUntilUp } from '@tooling/gate/ports.mjs';
import { capture, ROOT, waitForExit } from '@tooling/gate/processes.mjs';

const FETCHED = join(ROOT, '.cache/nginx');
const CONFIG = join(ROOT, 'apps/web/hosting/container/nginx.conf');
const START_MS = 10_000;

/** nginx from PATH, or Debian's package unpacked into the cache. `undefined` where there is neither. */
export async function findNginx(): Promise<string | undefined> {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', join(FETCHED, 'usr/sbin')];
  const installed = () => folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file));
  if (!installed() && existsSync('/etc/debian_version')) {
    mkdirSync(FETCHED, { recursive: true });
    // Unpacked, not installed: the package starts a server on port 80.
    const fetch = 'apt-get download -qq nginx && dpkg-deb --extract nginx_*.deb .';
    await capture('sh', ['-c', `cd "${FETCHED}" && ${fetch}`]);
  }
  const found = installed();
  return found && (await capture(found, ['-v'])).code === 0 ? found : undefined;
}

/**
 * Serves a built site as the container does, with its configuration.
 * @param site the folder of the built site
 * @param basePath below which it is served, as in the container
 * @param siteConf the generated nginx.conf
 * @throws with nginx's own words if it refuses the configuration
 */
export async function serveWithNginx(
  nginx: string,
  site: string,
  basePath: string,
  siteConf: string,
  port: number,
) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  let stop = async () => {};
  const close = async () => {
    await stop();
    rmSync(folder, { recursive: true });
  };
  try {
    const config = readFileSync(CONFIG, 'utf8');
    // The container's /tmp and output are this folder, and its port is a free one.
    const localConfig = config
      .replaceAll('/tmp/', `${folder}/`)
      .replace('/dev/stdout', join(folder, 'access.log'))
      .replace('listen 8080;', `listen 127.0.0.1:${port};`);
    const files = {
      'nginx.conf': localConfig,
      'site.conf': siteConf,
      // In the container this is nginx's own.
      'mime.types':
        'types { text/html html; text/css css; text/javascript js; text/plain txt; font/woff2 woff2; }',
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const built = join(folder, 'site', basePath).replace(/\/$/, '');
    mkdirSync(dirname(built), { recursive: true });
    symlinkSync(site, built);
    const options = ['-p', folder, '-c', join(folder, 'nginx.conf')];
    const { code, output } = await capture(nginx, ['-t', ...options]);
    if (code !== 0) throw new Error(`nginx refuses the configuration:\n${output}`);
    // Started as root, nginx reads the files as another user, who has no access to the folder.
    const user = process.getuid?.() === 0 ? ' user root;' : '';
    const server = spawn(nginx, [...options, '-g', `daemon off;${user}`], { stdio: 'ignore' });
    const exited = waitForExit(server);
    stop = async () => {
      server.kill('SIGTERM');
      await exited;
    };
    const url = `http://127.0.0.1:${port}`;
    await waitUntilUp(url, START_MS);
    return { url, close };
  } catch (error) {
    await close();
    throw error;
  }
}
