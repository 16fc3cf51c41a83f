import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openSite } from '@tooling/gate/serve.ts';

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

type Fallback = NonNullable<Parameters<typeof openSite>[1]>['fallback'];

/** Serves a copy of the production build, with the mock's HTTP host as its API. */
async function openCopy(fallback: Fallback): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync(BUILD, folder, { recursive: true });
  const api = `http://localhost:${process.env.JOURNEYS_API_PORT}`;
  const { address, close } = await openSite(folder, { api, fallback });
  return {
    address,
    folder,
    deploy: () => renameCode(folder),
    close() {
      close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Runs a test with a site of its own, and closes the site behind it. */
export async function withSite(run: (site: Site) => Promise<void>, fallback?: Fallback) {
  const site = await openCopy(fallback);
  try {
    await run(site);
  } finally {
    site.close();
  }
}

let deployments = 0;

/**
 * Gives code and styles another name, also in every file that refers to them: a file whose content changes must have
 * another name, or browsers keep the old one.
 */
function renameCode(folder: string): string {
  deployments += 1;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const code = files.flatMap((file) => /^assets\/(.+\.(?:js|css))$/.exec(file)?.[1] ?? []);
  const renamed = (name: string) => name.replace(/\.\w+$/, `-${deployments}$&`);
  const names = new RegExp(code.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  for (const file of files.filter((name) => /\.(html|js|css)$/.test(name))) {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(names, renamed));
  }
  for (const name of code) renameSync(join(folder, 'assets', name), join(folder, 'assets', renamed(name)));
  return renamed(code.find((name) => /^index-.*\.js$/.test(name))!);
}

/** The names of the entries of the page's code. */
export const entriesOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name.replace(/^.*\//, ''))
      .filter((name) => /^index-.*\.js$/.test(name)),
  );
