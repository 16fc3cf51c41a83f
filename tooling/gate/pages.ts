// Builds the site for GitHub Pages: the demo at its root, Storybook in /storybook.
// BASE_PATH is the folder that the site is served from, such as /studio. Default: none
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { childEnvironment, passThrough, ROOT } from './processes.mjs';

const SITE = '.cache/pages';

const base = `${process.env['BASE_PATH'] ?? ''}/`;
const commands: [string, string[]][] = [
  ['pnpm', ['--filter', '@product/web', 'build:demo', '--logLevel', 'warn']],
  ['npm', ['run', '--silent', 'build:storybook']],
];
for (const [command, args] of commands) {
  const code = await passThrough(command, args, childEnvironment({ VITE_BASE_PATH: base }));
  if (code !== 0) process.exit(code);
}
rmSync(join(ROOT, SITE), { recursive: true, force: true });
cpSync(join(ROOT, 'apps/web/dist-demo'), join(ROOT, SITE), { recursive: true });
cpSync(join(ROOT, 'storybook-static'), join(ROOT, SITE, 'storybook'), { recursive: true });
console.log(`${SITE} is served from ${base}.`);
