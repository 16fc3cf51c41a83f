import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childEnvironment, ROOT, run as runAnywhere } from '@tooling/gate/processes.mjs';

export type Copy = Awaited<ReturnType<typeof createCopy>>;

/** Clones the last commit to a temporary folder. The scripts of the copy install what they need. */
export async function createCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'copy-'));

  /** Runs a command in the copy, and returns its output. Throws with the output if the command fails. */
  const run = (command: string, args: string[], env = {}) =>
    runAnywhere(command, args, childEnvironment(env), folder);

  // A container of CI has another user's clone, and git's server side does not read GIT_CONFIG_COUNT, which allows that.
  const server = 'git -c safe.directory=* upload-pack';
  await run('git', ['clone', '--quiet', '--upload-pack', server, ROOT, folder]);
  return { folder, run, close: () => rmSync(folder, { recursive: true, force: true }) };
}
