import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './processes.mjs';

/**
 * The files of a checkout that match Git's patterns, relative to it: with those that are not committed yet, without
 * those that were removed.
 */
export function repositoryFiles(patterns: string[], folder = ROOT): string[] {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...patterns];
  const files = execFileSync('git', list, { cwd: folder, encoding: 'utf8' }).split('\0');
  return files.filter((file) => file && existsSync(join(folder, file)));
}
