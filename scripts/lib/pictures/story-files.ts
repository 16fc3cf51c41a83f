import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../processes.mjs';

/** The story files whose path or title contains one of the names, in any case. Relative to the root. */
export function storyFiles(names: string[]): string[] {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.stories.tsx'];
  const files = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);
  return files.filter((file) => {
    const [, title = ''] = /title: '([^']*)'/.exec(readFileSync(join(ROOT, file), 'utf8')) ?? [];
    return names.some((name) => `${file}\n${title}`.toLowerCase().includes(name.toLowerCase()));
  });
}
