import { readFile, rename, writeFile } from 'node:fs/promises';
import { SNAPSHOT_VERSION, type Snapshot, type World } from '../../world';

const SETTLE_MS = 50;

/** The world a file remembers; `undefined` if there is no such file. Throws if it holds something else. */
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
 * Writes a world down now, and soon after each change.
 * @returns what stops it, once the last change is on the disk
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

/** In one go, by renaming: who reads it sees the state before or after, and no half of one. */
async function writeState(file: string, snapshot: Snapshot): Promise<void> {
  const draft = `${file}.${process.pid}.draft`;
  await writeFile(draft, JSON.stringify(snapshot));
  await rename(draft, file);
}
