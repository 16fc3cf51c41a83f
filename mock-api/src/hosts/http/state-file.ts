import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { isSnapshot } from '../../is-snapshot';
import type { Snapshot, World } from '../../world';

const WRITE_DELAY_MS = 50;

/** What the system's codes mean, for the user of the command. */
const REASONS: Record<string, string> = {
  ENOENT: 'its folder does not exist',
  EISDIR: 'it is a folder',
  ENOTDIR: 'its folder is a file',
  EACCES: 'it is not allowed',
  EPERM: 'it is not allowed',
  EROFS: 'its disk is read-only',
  ENOSPC: 'the disk is full',
};

/** Reads a snapshot from a file; `undefined` if there is no such file. Throws if the file contains anything else. */
export async function readState(file: string): Promise<Snapshot | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw fileError(`The state file ${file} cannot be read`, error);
  });
  if (text === undefined) return undefined;
  const snapshot = parse(text);
  if (!isSnapshot(snapshot)) {
    throw new Error(`${file} holds no state that this mock can read. Start with --fresh to replace it.`);
  }
  return snapshot;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export interface StateWriter {
  /** Resolves when all changes up to now are in the file. */
  saved: () => Promise<void>;
  /** Saves the last changes and releases the file. */
  stop: () => Promise<void>;
}

/** Writes a snapshot to a file now, and after each change: when `saved` is called, or by itself after 50 ms. */
export async function writeChanges(
  world: World,
  file: string,
  onError: (error: unknown) => void,
): Promise<StateWriter> {
  const unlock = await lock(file);
  await writeState(file, world.snapshot()).catch(async (error: unknown) => {
    await unlock();
    throw error;
  });
  let isChanged = false;
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  let next: Promise<void> | undefined;
  // One file is written at a time. All changes during that time go into the next one.
  const saved = () => {
    if (isChanged && !next) {
      next = last
        .then(() => {
          next = undefined;
          isChanged = false;
          return writeState(file, world.snapshot());
        })
        .catch(onError);
      last = next;
    }
    return last;
  };
  const unsubscribe = world.onChange(() => {
    isChanged = true;
    timer ??= setTimeout(() => {
      timer = undefined;
      void saved();
    }, WRITE_DELAY_MS);
  });
  return {
    saved,
    async stop() {
      unsubscribe();
      clearTimeout(timer);
      await saved();
      await unlock();
    },
  };
}

/** Writes another file and renames it: a reader sees the state before or after, never a partial one. */
async function writeState(file: string, snapshot: Snapshot): Promise<void> {
  const temporaryFile = `${file}.${process.pid}.draft`;
  try {
    await writeFile(temporaryFile, JSON.stringify(snapshot));
    await rename(temporaryFile, file);
  } catch (error) {
    throw fileError(`The state file ${file} cannot be written`, error);
  }
}

/** The lock files of this process. */
const locks = new Set<string>();

/** Locks a state file for this process, since two servers would overwrite each other's changes. */
async function lock(file: string): Promise<() => Promise<void>> {
  const lockFile = `${file}.lock`;
  const owner = Number(await readFile(lockFile, 'utf8').catch(() => ''));
  // In a container, an earlier process may have had this one's number.
  const isInUse = owner === process.pid ? locks.has(lockFile) : owner > 0 && isRunning(owner);
  if (isInUse) {
    throw new Error(
      `The state file ${file} is in use by the process ${owner}. Give this server another --state, or delete ${lockFile}.`,
    );
  }
  await writeFile(lockFile, String(process.pid)).catch((error: unknown) => {
    throw fileError(`The state file ${file} cannot be written`, error);
  });
  locks.add(lockFile);
  return () => {
    locks.delete(lockFile);
    return rm(lockFile, { force: true });
  };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function fileError(problem: string, error: unknown): Error {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return new Error(`${problem}: ${REASONS[code] ?? message}.`, { cause: error });
}
