import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiEntry } from './extract.ts';

type Target = string | { types: string };

export interface PublishedPackage {
  name: string;
  version: string;
  home: string;
  /** Entries with exports. The first is the package's root. */
  entries: ApiEntry[];
  /** Paths of stylesheets and data, in imports. */
  files: string[];
}

/** @param home the package's folder, built */
export function readPackage(home: string): PublishedPackage {
  const { name, version, publishConfig } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const entries: ApiEntry[] = [];
  const files: string[] = [];
  for (const [path, target] of Object.entries<Target>(publishConfig.exports)) {
    if (typeof target === 'string' || path.endsWith('.css')) files.push(path);
    else entries.push({ home, path, types: target.types });
  }
  return { name, version, home, entries, files };
}
