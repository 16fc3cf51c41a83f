import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatted } from '../formatted.ts';

/** A checkout with changes that are not written yet. Paths are relative to it. */
export interface Tree {
  /** @throws if there is no such file */
  read: (file: string) => string;
  /** Whether there is a file or a folder. */
  has: (path: string) => boolean;
  /** The names in a folder of the checkout. */
  list: (folder: string) => string[];
  write: (file: string, text: string) => void;
  /** Applies a change to the text of a file. */
  change: (file: string, to: (text: string) => string) => void;
  /** The texts of all files that were written or changed, by their paths. */
  changes: ReadonlyMap<string, string>;
}

export function openTree(root: string): Tree {
  const changes = new Map<string, string>();
  const read = (file: string) => changes.get(file) ?? readFileSync(join(root, file), 'utf8');
  return {
    read,
    has: (path) => changes.has(path) || existsSync(join(root, path)),
    list: (folder) => readdirSync(join(root, folder)),
    write: (file, text) => void changes.set(file, text),
    change: (file, to) => void changes.set(file, to(read(file))),
    changes,
  };
}

/**
 * Writes the changes of a tree, formatted. If a file cannot be formatted or written, or what follows fails, the checkout
 * is as before.
 * @param afterwards derives further files, which are among the changes
 * @returns the written files, in alphabetical order
 */
export async function save(
  root: string,
  { changes }: Pick<Tree, 'changes'>,
  afterwards: () => Promise<void> = async () => undefined,
): Promise<string[]> {
  const files = await Promise.all(
    [...changes].map(async ([file, text]) => ({ file, text: await formatted(file, text) })),
  );
  const undo: (() => void)[] = [];
  try {
    for (const { file, text } of files) undo.push(write(join(root, file), text));
    await afterwards();
  } catch (error) {
    for (const step of undo.toReversed()) step();
    throw error;
  }
  return files.map(({ file }) => file).toSorted();
}

/** Writes a file, and returns what undoes it. */
function write(path: string, text: string): () => void {
  const before = existsSync(path) ? readFileSync(path) : undefined;
  const firstFolder = mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return () => {
    if (before) writeFileSync(path, before);
    else rmSync(firstFolder ?? path, { recursive: true });
  };
}
