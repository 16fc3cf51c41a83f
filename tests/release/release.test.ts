import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getReleasePlan } from '@changesets/get-release-plan';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { tryEntries } from '@tooling/packages/check/entries.ts';
import { PUBLISHED } from '@tooling/gate/tasks/published.mjs';
import { capture, childEnvironment, ROOT } from '@tooling/gate/processes.mjs';
import { createCopy, type Copy } from '@tooling/packages/release/copy.ts';
import { runExample } from './examples.ts';
import { install, installed, lowest } from './projects.ts';
import { startRegistry, type Registry } from './registry.ts';

let copy: Copy;
let registry: Registry;

beforeAll(async () => {
  registry = await startRegistry();
  copy = await createCopy();
});
afterAll(() => {
  copy?.close();
  registry?.close();
});

async function release(checkout: string, args: string[], token?: string) {
  const env = childEnvironment({ NODE_AUTH_TOKEN: token, ACTIONS_ID_TOKEN_REQUEST_URL: undefined });
  return capture(process.execPath, ['tooling/packages/release.ts', ...args], env, checkout);
}

async function commit(message: string) {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  await copy.run('git', ['add', '--all']);
  await copy.run('git', [...author, 'commit', '--quiet', '--message', message]);
}

const manifestOf = (checkout: string, folder: string) =>
  JSON.parse(readFileSync(join(checkout, 'packages', folder, 'package.json'), 'utf8'));

const status = async () => (await capture('git', ['status', '--porcelain'])).output;

test('a dry run prints what would be published, and leaves the checkout as it was', async () => {
  const before = await status();
  const { releases } = await getReleasePlan(ROOT);
  const { code, output } = await release(ROOT, ['--dry-run']);
  for (const folder of PUBLISHED) {
    const { name, version } = manifestOf(ROOT, folder);
    const next = releases.find((one) => one.name === name)?.newVersion ?? version;
    expect(output).toMatch(new RegExp(`^${name} ${next} \\(public\\): \\d+ files, [\\d.]+ kB packed`, 'm'));
  }
  expect(code).toBe(0);
  expect(await status()).toBe(before);
});

/** All tests after this one need what is published here. */
test('only a versioned commit is published, and only with a token', async () => {
  const bumps = PUBLISHED.map((folder) => `'${manifestOf(ROOT, folder).name}': minor\n`).join('');
  writeFileSync(join(copy.folder, '.changeset/one-more.md'), `---\n${bumps}---\n\nOne more.\n`);
  // Nothing of the copy can be published to another registry.
  writeFileSync(join(copy.folder, '.npmrc'), `@product:registry=${registry.address}\n`);
  await commit('Announce a change');
  // Installs the copy.
  const plan = await copy.run('npm', ['run', '--silent', 'release:plan']);
  expect(plan).toContain('Packages to publish');
  const unversioned = await release(copy.folder, []);
  expect(unversioned.code).toBe(2);
  expect(unversioned.output).toContain('Version first');
  expect(unversioned.output).toContain(`No token for ${registry.address}`);
  expect(unversioned.output).toContain('Provenance');

  await copy.run('npm', ['run', '--silent', 'release:version']);
  const uncommitted = await release(copy.folder, ['--no-provenance'], registry.token);
  expect(uncommitted.output.trim()).toMatch(/^Commit first: .*\n?$/);

  await commit('Version the packages');
  const published = await release(copy.folder, ['--no-provenance'], registry.token);
  expect(published.output).toContain('Successfully published');
  expect(published.code).toBe(0);

  const tags = await copy.run('git', ['tag']);
  for (const folder of PUBLISHED) {
    const { name, version } = manifestOf(copy.folder, folder);
    expect(version).not.toBe(manifestOf(ROOT, folder).version);
    expect((await registry.read(name))['dist-tags'].latest).toBe(version);
    expect(tags).toContain(`${name}@${version}`);
  }
});

test('a second release of the same versions publishes nothing', async () => {
  const again = await release(copy.folder, ['--no-provenance'], registry.token);
  expect(again.output).toContain('nothing to publish');
  expect(again.code).toBe(0);
});

test('a project of npm installs all packages with the highest versions of their peers, and runs their examples', async () => {
  const manifests = PUBLISHED.map((folder) => manifestOf(copy.folder, folder));
  const peers = Object.assign({}, ...manifests.map(({ peerDependencies }) => peerDependencies));
  const ours = Object.fromEntries(manifests.map(({ name }) => [name, 'latest']));
  const project = await install('npm', { ...peers, ...ours }, registry);
  onTestFinished(project.close);
  for (const { name, version } of manifests) {
    expect(installed(project, name).version).toBe(version);
    const changelog = join(project.folder, 'node_modules', name, 'CHANGELOG.md');
    expect(readFileSync(changelog, 'utf8')).toContain(`## ${version}`);
    await runExample(project, name);
  }
});

test.each(PUBLISHED)(
  'a project of pnpm installs %s with the lowest versions of its peers, loads all entries, and runs its example',
  async (folder) => {
    const { name, peerDependencies = {} } = manifestOf(copy.folder, folder);
    const isOurs = (peer: string) => peer.startsWith(name.replace(/\/.*/, '/'));
    const peers = Object.fromEntries(
      Object.entries<string>(peerDependencies).map(([peer, range]) => [
        peer,
        isOurs(peer) ? 'latest' : lowest(range),
      ]),
    );
    const project = await install('pnpm', { ...peers, [name]: 'latest' }, registry);
    onTestFinished(project.close);
    for (const [peer, version] of Object.entries(peers).filter(([peer]) => !isOurs(peer)))
      expect(installed(project, peer).version).toBe(version);
    expect(await tryEntries({ ...project, manifests: [installed(project, name)] })).toEqual([]);
    await runExample(project, name);
  },
);
