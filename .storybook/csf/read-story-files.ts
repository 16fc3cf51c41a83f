import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf, type CsfFile } from 'storybook/internal/csf-tools';

const ROOT = join(import.meta.dirname, '../..');

/** A parsed story file. Its code is not executed, since stories need a browser. */
export interface StoryFile {
  path: string;
  title: string;
  csf: CsfFile;
}

/** A cache: parsing all stories takes seconds, and several tests need it. */
const known = new Map<string, StoryFile>();

export function readStoryFiles(pattern: string): StoryFile[] {
  return globSync(pattern, { cwd: ROOT })
    .toSorted()
    .map((path) => {
      const file = known.get(path) ?? readStoryFile(path);
      known.set(path, file);
      return file;
    });
}

function readStoryFile(path: string): StoryFile {
  const code = readFileSync(join(ROOT, path), 'utf8');
  const csf = loadCsf(code, { fileName: path, makeTitle: (title) => title }).parse();
  return { path, title: csf.meta?.title ?? '', csf };
}
