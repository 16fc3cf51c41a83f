// Formats and checks what is staged. Git runs it before each commit after: npm run hooks
import { capture, childEnvironment, isMain, ROOT, run } from '@tooling/gate/processes.mjs';

/** What oxlint reads. */
const LINTED = /\.(m?[jt]s|tsx)$/;

/**
 * Formats the staged files of a checkout and stages them again, then lints them. A file that has further changes, which
 * are not staged, is checked as it is: staging it would add those.
 * @returns the output of each check that fails
 */
export async function checkStaged(folder: string): Promise<string[]> {
  const git = async (...args: string[]) => {
    const output = await run('git', [...args, '-z'], childEnvironment(), folder);
    return output.split('\0').filter(Boolean);
  };
  const staged = await git('diff', '--cached', '--name-only', '--diff-filter=ACMR');
  const changed = new Set(await git('diff', '--name-only'));
  const whole = staged.filter((file) => !changed.has(file));
  const partly = staged.filter((file) => changed.has(file));
  const linted = staged.filter((file) => LINTED.test(file));

  const failures: string[] = [];
  const check = async (command: string, options: string[], files: string[]) => {
    if (files.length === 0) return;
    const { code, output } = await capture(command, [...options, ...files], childEnvironment(), folder);
    if (code !== 0) failures.push(output);
  };
  await check('oxfmt', ['--no-error-on-unmatched-pattern'], whole);
  if (whole.length > 0) await run('git', ['add', '--', ...whole], childEnvironment(), folder);
  await check('oxfmt', ['--check', '--no-error-on-unmatched-pattern'], partly);
  await check('oxlint', ['--deny-warnings'], linted);
  return failures;
}

if (isMain(import.meta.url)) {
  const failures = await checkStaged(ROOT);
  for (const failure of failures) console.error(failure);
  process.exit(failures.length === 0 ? 0 : 1);
}
