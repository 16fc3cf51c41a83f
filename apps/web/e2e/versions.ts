import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../../scripts/serve.mjs';

const BUILD = join(import.meta.dirname, '../dist');

/** A site of its own for one test, of which a new version can be deployed. */
export interface Site {
  address: string;
  /** The folder that is served. */
  folder: string;
  /** Replaces the site by a build whose code has other names, as after a change of it. Returns that of the entry. */
  deploy: () => string;
  close: () => void;
}

/** Serves a copy of the production build, with the mock's HTTP host as its API. */
export async function openSite(fallback: Parameters<typeof serve>[4] = 'app'): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync(BUILD, folder, { recursive: true });
  const api = `http://localhost:${process.env.JOURNEYS_API_PORT}`;
  const server = serve(folder, 0, api, '', fallback);
  await once(server, 'listening');
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    folder,
    deploy: () => renameCode(folder),
    close() {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

let hashes = 0;
/** Of eight characters, as those of the build. */
const nextHash = () => String((hashes += 1)).padStart(8, '0');

/**
 * Gives code and styles another hash, in their names and in every file that refers to them: a file whose content changes
 * must have another name, or browsers keep the old one.
 */
function renameCode(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const renamed = new Map(
    files.flatMap((file) => {
      const [, name = '', ending = ''] = /^assets\/(.+-)[\w-]{8}(\.(?:js|css))$/.exec(file) ?? [];
      return name ? [[file.slice('assets/'.length), name + nextHash() + ending]] : [];
    }),
  );
  const names = new RegExp([...renamed.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  for (const file of files.filter((name) => /\.(html|js|css)$/.test(name))) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8').replaceAll(names, (name) => renamed.get(name)!);
    const next = renamed.get(file.slice('assets/'.length));
    if (next) rmSync(path);
    writeFileSync(next ? join(folder, 'assets', next) : path, text);
  }
  return [...renamed.values()].find((name) => /^index-.*\.js$/.test(name))!;
}
