import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@tooling/gate/processes.mjs';
import { repositoryFiles } from '@tooling/gate/repository-files.ts';

/** The story files whose path or title contains one of the names, in any case. Relative to the root. */
export const storyFiles = (names: string[]): string[] =>
  repositoryFiles(['*.stories.tsx']).filter((file) => {
    const [, title = ''] = /title: '([^']*)'/.exec(readFileSync(join(ROOT, file), 'utf8')) ?? [];
    return names.some((name) => `${file}\n${title}`.toLowerCase().includes(name.toLowerCase()));
  });
