import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

export interface PackedFile {
  path: string;
  bytes: number;
}

export function filesOf(tarball: string): PackedFile[] {
  const folder = mkdtempSync(join(tmpdir(), 'contents-'));
  try {
    execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', folder]);
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => ({ path: relative(folder, file), bytes: statSync(file).size }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Describes a packed package: a line for the whole, then one for each file and folder at its root.
 * @param packed size of the tarball in bytes
 */
export function describe(label: string, packed: number, files: PackedFile[]): string[] {
  const roots = Map.groupBy(files, ({ path }) => path.replace(/\/.*/, '/'));
  const summary = `${label}: ${count(files)}, ${kilobytes(packed)} packed, ${kilobytes(sum(files))} unpacked`;
  const parts = [...roots].map(([root, children]) =>
    root.endsWith('/')
      ? `  ${root} ${kilobytes(sum(children))} (${count(children)})`
      : `  ${root} ${kilobytes(sum(children))}`,
  );
  return [summary, ...parts.sort()];
}

const sum = (files: PackedFile[]) => files.reduce((total, { bytes }) => total + bytes, 0);

const count = ({ length }: PackedFile[]) => `${length} ${length === 1 ? 'file' : 'files'}`;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
