import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findLastCommit, git } from '@tooling/gate/git.ts';
import { ROOT } from '@tooling/gate/processes.mjs';
import { DOCUMENT, type OpenApiDocument } from './document.ts';
import { FOLDER } from './reports.ts';

export interface Released {
  version: string;
  reports: Record<string, string>;
  /** Its OpenAPI document, if it had one. */
  document: OpenApiDocument | undefined;
}

/**
 * The reports and the document of a package as they were when it got its last version. `undefined` in a clone without its history.
 * @param home the package's folder, relative to the repository
 * @param folder of the repository. Default: this one
 */
export async function readReleased(home: string, folder = ROOT): Promise<Released | undefined> {
  const manifest = `${home}/package.json`;
  const version = versionIn(readFileSync(join(folder, manifest), 'utf8'));
  const isNew = versionIn(await git(['show', `HEAD:${manifest}`], folder)) !== version;
  // A version that is not committed has the surface of the last commit: `changeset version` changes no source.
  const commit = isNew ? 'HEAD' : await findLastCommit(['-G', '^  "version":', '--', manifest], folder);
  if (!commit) return undefined;
  const list = ['ls-tree', '-r', '--name-only', commit, '--', `${home}/${FOLDER}`];
  const files = (await git(list, folder))?.split('\n') ?? [];
  const reports: Record<string, string> = {};
  for (const file of files.filter(Boolean))
    reports[basename(file)] = (await git(['show', `${commit}:${file}`], folder)) ?? '';
  const document = await git(['show', `${commit}:${home}/${DOCUMENT}`], folder);
  return { version, reports, document: document ? JSON.parse(document) : undefined };
}

const versionIn = (manifest = ''): string => (manifest ? JSON.parse(manifest).version : '');
