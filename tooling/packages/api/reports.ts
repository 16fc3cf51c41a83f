import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readApi, type ApiEntry } from './extract.ts';
import { normalise } from './normalise.ts';

const NOTE = 'Written by `npm run api`.';

/** The folder of a package's reports, in the package. */
export const FOLDER = 'api';

/** The file that lists a package's entries, in `FOLDER`. */
export const ENTRIES = 'entries.md';

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

/**
 * The reports of built packages: for each package a list of its entries, and the declarations of its root and of every
 * entry that exports more than the root does.
 * @returns for each package its texts by file name
 * @throws if the documentation of a component does not say its status
 */
export function createReports(packages: PublishedPackage[]): Record<string, string>[] {
  const api = readApi(packages.flatMap(({ entries }) => entries));
  return packages.map(({ name, entries, files }) => {
    const [root] = entries;
    const rootNames = new Set(root && api.names(root));
    const lines = files.map((path) => `- \`${join(name, path)}\`: a file`);
    const texts: Record<string, string> = {};
    const withoutStatus = new Set(entries.flatMap((entry) => api.withoutStatus(entry)));
    if (withoutStatus.size > 0)
      throw new Error(
        `${name} exports ${[...withoutStatus].join(', ')} without a status. End the comment of each with @public (stable) or @beta.`,
      );
    for (const entry of entries) {
      const names = api.names(entry);
      const isOwn = entry === root || names.some((one) => !rootNames.has(one));
      const content = isOwn ? `[declarations](${fileOf(entry.path)})` : names.map(code).join(', ');
      lines.push(`- ${code(join(name, entry.path))}: ${content}`);
      if (!isOwn) continue;
      const declarations = normalise(api.report(entry));
      texts[fileOf(entry.path)] =
        `# ${join(name, entry.path)}\n\n${NOTE}\n\n\`\`\`ts\n${declarations}\n\`\`\`\n`;
    }
    texts[ENTRIES] = `# Entries of ${name}\n\n${NOTE}\n\n${lines.sort().join('\n')}\n`;
    return texts;
  });
}

const code = (text: string) => `\`${text}\``;

const fileOf = (path: string) => `${path === '.' ? 'index' : basename(path)}.md`;
