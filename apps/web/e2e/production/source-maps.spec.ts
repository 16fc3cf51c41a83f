import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mapPositions } from '../../bundling/source-positions.ts';
import { expect, MISSING, test } from '../fixtures';

const ROOT = join(import.meta.dirname, '../../../..');
const [DIST, MAPS] = ['dist', 'dist-maps'].map((folder) => join(ROOT, 'apps/web', folder)) as [
  string,
  string,
];

test('the stack of an error in the build maps to the line that threw', async ({ page }) => {
  // The app cannot start, and logs the error. react-query's listener has a third argument.
  await page.addInitScript(() => {
    const add = window.addEventListener.bind(window);
    window.addEventListener = (...args: Parameters<typeof add>) => {
      if (args[0] === 'online' && args.length === 2) throw new Error('No listener');
      add(...args);
    };
  });
  const stacks: Promise<string>[] = [];
  page.on('console', (message) => {
    const [error] = message.args();
    if (message.type() === 'error' && error)
      stacks.push(error.evaluate((logged) => (logged instanceof Error ? logged.stack : '') ?? ''));
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('alert')).toContainText('The app could not start');
  const stack = (await Promise.all(stacks)).find((text) => text.includes('No listener')) ?? '';
  const [, file = '', line = ''] = /([\w/.-]+\.ts):(\d+):\d+/.exec(mapPositions(stack, MAPS, ROOT)) ?? [];
  const thrower = readFileSync(join(ROOT, file), 'utf8').split('\n')[Number(line) - 1];
  expect(thrower).toContain("addEventListener('online'");
});

/** Written by the bundler, so it has no source. */
const RUNTIME = /^rolldown-runtime-/;

test(
  'every script of the build has a source map, which is not deployed with it',
  MISSING,
  async ({ request }) => {
    const scripts = readdirSync(join(DIST, 'assets')).filter(
      (file) => file.endsWith('.js') && !RUNTIME.test(file),
    );
    expect(scripts.filter((file) => !existsSync(join(MAPS, 'assets', `${file}.map`)))).toEqual([]);
    const [script] = scripts;
    const headers = { accept: '*/*' };
    expect((await request.get(`/assets/${script}.map`, { headers })).status()).toBe(404);
    const code = await request.get(`/assets/${script}`, { headers });
    expect(await code.text()).not.toContain('sourceMappingURL');
    expect(code.headers()).not.toHaveProperty('sourcemap');
  },
);
