import { readFile, rename, writeFile } from 'node:fs/promises';
import { SNAPSHOT_VERSION, type Snapshot, type World } from '../../world';

const SETTLE_MS = 50;

/** Reads a snapshot from a file; `undefined` if there is no such file. Throws if the file contains anything else. */
export async function readState(file: string): Promise<Snapshot | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const snapshot = parse(text);
  if (snapshot?.version !== SNAPSHOT_VERSION) {
    throw new Error(`${file} holds no state that this mock can read. Start with --fresh to replace it.`);
  }
  return snapshot;
}

function parse(text: string): Snapshot | null | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Writes a snapshot to a file now, and 50 ms after a change.
 * @returns a function that stops this and resolves when the last change is on the disk
 */
export async function keepState(
  world: World,
  file: string,
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  await writeState(file, world.snapshot());
  let written = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    written = written.then(() => writeState(file, world.snapshot())).catch(onError);
  };
  const leave = world.onChange(() => {
    timer ??= setTimeout(write, SETTLE_MS);
  });
  return async () => {
    leave();
    if (timer) write();
    await written;
  };
}

/** Writes another file and renames it: a reader sees the state before or after, never a partial one. */
async function writeState(file: string, snapshot: Snapshot): Promise<void> {
  const draft = `${file}.${process.pid}.draft`;
  await writeFile(draft, JSON.stringify(snapshot));
  await rename(draft, file);
}
