// Uses only Node's own modules, and nothing newer than Node 18: it runs before anything is installed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { capture, childEnvironment, passThrough, ROOT } from './processes.mjs';

const OLDEST_NODE = '22.22';
const PROVIDED_NODE = '24';
const PNPM = '12.21.0';

/** Stores the folder of the Node and pnpm that npm provided, so that they are fetched once. */
const PROVIDED_FILE = join(ROOT, '.cache/toolchain.json');
/** Stores the `fingerprint` from which the dependencies were installed. */
const INSTALLED_FILE = join(ROOT, 'node_modules/.cache/installed-from');

/**
 * Resolves when the versions of Node and pnpm fit and the workspace's dependencies are installed. If a version does not
 * fit, runs this whole process again with versions that do, and exits with its exit code.
 */
export async function ready() {
  if (!(await versionsMatch())) {
    const bin = await providedTools();
    const path = [bin, process.env.PATH].join(delimiter);
    const [, script = '', ...args] = process.argv;
    process.exit(await passThrough(join(bin, 'node'), [script, ...args], childEnvironment({ PATH: path })));
  }
  await installDependencies();
}

async function versionsMatch() {
  if (!atLeast(process.version, OLDEST_NODE)) return false;
  const { code, output } = await capture('pnpm', ['--version']);
  return code === 0 && fits(output.trim(), PNPM);
}

/** The folder of versions of Node and pnpm that fit: npx fetches both as packages. */
async function providedTools() {
  const stored = existsSync(PROVIDED_FILE) && JSON.parse(readFileSync(PROVIDED_FILE, 'utf8')).bin;
  if (stored && existsSync(join(stored, 'node')) && existsSync(join(stored, 'pnpm'))) return stored;

  console.log(`Fetching Node ${PROVIDED_NODE} and pnpm ${PNPM} through npm; your own stay as they are.`);
  const packages = [`node@${PROVIDED_NODE}`, `pnpm@${PNPM}`].flatMap((name) => ['-p', name]);
  const find = 'console.log("bin:" + process.env.PATH)';
  const { code, output } = await capture('npx', ['--yes', ...packages, 'node', '-e', find]);
  const path = /^bin:(.*)$/m.exec(output)?.[1] ?? '';
  const bin = path
    .split(delimiter)
    .find((folder) => existsSync(join(folder, 'pnpm')) && existsSync(join(folder, 'node')));
  if (code !== 0 || !bin) {
    console.error(output);
    throw new Error(
      `Node ${OLDEST_NODE} or newer and pnpm ${PNPM} are needed, and npm could not fetch them. Install both, then try again.`,
    );
  }
  write(PROVIDED_FILE, JSON.stringify({ bin }));
  return bin;
}

async function installDependencies() {
  const current = fingerprint();
  if (existsSync(INSTALLED_FILE) && readFileSync(INSTALLED_FILE, 'utf8') === current) return;
  console.log('Installing the dependencies.');
  const { code, output } = await capture(
    'pnpm',
    ['install', '--frozen-lockfile'],
    childEnvironment({ CI: 'true' }),
  );
  if (code !== 0) {
    console.error(output);
    throw new Error('pnpm could not install the dependencies; its output is above.');
  }
  write(INSTALLED_FILE, current);
}

/** A hash of all files that determine what is installed. */
function fingerprint() {
  const manifests = ['.', 'mock-api', ...['packages', 'apps', 'tooling'].flatMap(children)].map(
    (folder) => `${folder}/package.json`,
  );
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests]) {
    if (existsSync(join(ROOT, file))) hash.update(file).update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex');
}

/** @param {string} folder */
const children = (folder) => readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`);

/**
 * @param {string} file
 * @param {string} text
 */
function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * Whether a version is at least as new as another; a suffix such as `-nightly` is ignored.
 * @param {string} found such as 'v24.11.0'
 * @param {string} minimum such as '22.22'
 */
export const atLeast = (found, minimum) =>
  found.replace(/^v/, '').localeCompare(minimum, 'en', { numeric: true }) >= 0;

/**
 * Whether a version can replace the pinned one: the same major, and not older.
 * @param {string} found
 * @param {string} pinned
 */
export const fits = (found, pinned) =>
  Number.parseInt(found, 10) === Number.parseInt(pinned, 10) && atLeast(found, pinned);
