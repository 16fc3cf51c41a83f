import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureChromium } from '@tooling/gate/chromium.mjs';
import { createCopy, type Copy } from '@tooling/packages/release/copy.ts';

const MADE = [
  ['component', 'probe-component'],
  ['piece', 'shell', 'probe-piece'],
  // The name that docs/guides/change-the-product.md proposes, which menus and footers have already.
  ['screen', 'about', 'everyone'],
  ['screen', 'probe-of-users', 'users'],
  ['language', 'fy'],
];

/** The unit tests that read what is made, or a list that it is entered in. */
const UNIT_TESTS = [
  '.storybook',
  'apps/web/install',
  'apps/web/src/app',
  'apps/web/src/core',
  'apps/web/src/i18n',
  'apps/web/static-pages',
  'packages/api-client/src',
  'tests/back-end',
  'packages/domain',
  'packages/ui/src/conformance',
  'packages/ui/src/i18n',
  'tooling',
];

/** Their stories, and the page of all languages. */
const STORIES = [
  'components/probe-component',
  'shell/probe-piece',
  'screens/about',
  'screens/probe-of-users',
  'screens/not-found',
  '.storybook/languages',
];

let copy: Copy;

/** Without what Vitest sets for this test: Storybook has other addons under it. */
const PLAIN = { VITEST: undefined, NODE_ENV: undefined };

/** Runs a command of the copy's own dependencies there. */
const run = (command: string, args: string[], env = {}) =>
  copy.run('node', ['tooling/gate/with-toolchain.mjs', command, ...args], { ...PLAIN, ...env });

beforeAll(async () => {
  await ensureChromium();
  copy = await createCopy();
});
afterAll(() => copy?.close());

test.each(MADE)('%s %s is made once', async (...args) => {
  const command = ['run', 'new', '--', ...args];
  expect(await copy.run('npm', command, PLAIN)).toContain('Next: ');
  await expect(copy.run('npm', command, PLAIN)).rejects.toThrow(/already|exists/);
});

test.each(['format', 'lint', 'rules', 'unused', 'types'])('all of them pass the task "%s"', async (task) => {
  expect(await copy.run('node', ['tooling/gate/test.mjs', task], PLAIN)).toContain(' passed, 0 failed');
});

test('all of them pass the unit tests', async () => {
  const output = await run('vitest', ['run', '--config', 'vitest.unit.config.ts', ...UNIT_TESTS]);
  expect(output).toContain(' passed');
});

test('their stories pass', async () => {
  const output = await run('vitest', ['run', '--project', 'stories-*', ...STORIES], {
    NODE_ENV: 'production',
  });
  for (const name of ['probe-component', 'probe-piece', 'about.screen', 'probe-of-users.screen'])
    expect(output).toContain(`${name}.stories.tsx`);
});
