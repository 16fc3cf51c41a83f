import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Writes texts by their paths in a folder. */
export function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/** Makes a folder with these files, which is removed after the test. */
export function temporaryFolder(files: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFiles(folder, files);
  return folder;
}

/** Makes a repository with these files, which is removed after the test. */
export function temporaryRepository(files: Record<string, string> = {}) {
  const folder = temporaryFolder(files);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  git('init', '--quiet');
  return {
    folder,
    git,
    write: (file: string, text: string) => writeFiles(folder, { [file]: text }),
    /** Commits all files, and returns the commit. */
    commit() {
      const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
      git('add', '.');
      git(...author, 'commit', '--quiet', '--message', 'Test');
      return git('rev-parse', 'HEAD');
    },
    /** Returns the folder of a clone. */
    clone(...options: string[]) {
      const clone = temporaryFolder();
      git('clone', '--quiet', ...options, `file://${folder}`, clone);
      return clone;
    },
  };
}
