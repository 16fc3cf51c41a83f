import { readFile, readlink, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { HttpError } from '../../http-error';
import { isSnapshot } from '../../is-snapshot';
import type { Snapshot, World } from '../../world';

const WRITE_DELAY_MS = 50;

/** After a write that has failed: the disk may have space again. */
const RETRY_DELAY_MS = 1_000;

const INSUFFICIENT_STORAGE = 507;

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
  if (!isSnapshot(snapshot))
    throw new Error(`${file} holds no state that this mock can read. Start with --fresh to replace it.`);
  return snapshot;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export interface WriteOptions {
  /** Called when a write fails, and not again until one has succeeded. */
  onError: (error: unknown) => void;
  /** @default that of Node */
  write?: (file: string, text: string) => Promise<void>;
}

/**
 * Writes a snapshot to a file now, and after each change: when `saved` is called, or by itself after 50 ms. What cannot
 * be written is kept and tried again.
 */
export async function writeChanges(
  world: World,
  stateFile: string,
  { onError, write = writeFile }: WriteOptions,
) {
  const file = await resolveLinks(stateFile);
  const unlock = await lock(file);
  await writeState(file, world.snapshot(), write).catch(async (error: unknown) => {
    await unlock();
    throw error;
  });
  let changes = 0;
  let savedChanges = 0;
  let isFailing = false;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;
  function saveAfter(ms: number) {
    timer ??= setTimeout(() => {
      timer = undefined;
      // The error has been reported.
      saved().catch(() => {});
    }, ms);
  }
  async function writeAll() {
    const written = changes;
    try {
      await writeState(file, world.snapshot(), write);
      savedChanges = written;
      isFailing = false;
    } catch (error) {
      if (!isFailing) onError(error);
      isFailing = true;
      saveAfter(RETRY_DELAY_MS);
      throw error;
    } finally {
      writing = undefined;
    }
  }
  // One file is written at a time. All changes during that time go into the next one.
  async function saved() {
    const required = changes;
    while (savedChanges < required) await (writing ??= writeAll());
  }
  const unsubscribe = world.onChange(() => {
    changes += 1;
    saveAfter(WRITE_DELAY_MS);
  });
  return {
    /** Resolves when all changes up to now are in the file. Rejects with a 507 if they cannot be written. */
    saved,
    async stop() {
      unsubscribe();
      await saved().catch(() => {});
      clearTimeout(timer);
      await unlock();
    },
  };
}

/** The file that a symbolic link leads to, also if it does not exist yet: renaming would replace the link. */
async function resolveLinks(file: string): Promise<string> {
  const existing = await realpath(file).catch(() => undefined);
  if (existing !== undefined) return existing;
  const target = await readlink(file).catch(() => undefined);
  return target === undefined ? file : resolveLinks(resolve(dirname(file), target));
}

/**
 * Writes another file and renames it: a reader sees the state before or after, never a partial one. The name is always
 * the same, so that the draft of a killed server is replaced by the next one.
 */
async function writeState(
  file: string,
  snapshot: Snapshot,
  write: NonNullable<WriteOptions['write']>,
): Promise<void> {
  const draft = `${file}.draft`;
  try {
    await write(draft, JSON.stringify(snapshot));
    await rename(draft, file);
  } catch (error) {
    // A partial draft takes up space that the next one needs.
    await rm(draft, { force: true }).catch(() => {});
    throw fileError(`The state file ${file} cannot be written`, error);
  }
}

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
  return new HttpError(INSUFFICIENT_STORAGE, `${problem}: ${REASONS[code] ?? message}.`);
}
