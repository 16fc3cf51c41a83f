import { expect, test } from 'vitest';
import { findMissingPaths } from './paths.ts';

const FILES = ['apps/web/src/app.css', 'docs/guides', 'packages/ui/src/*.ts'];
const find = (markdown: string) => findMissingPaths(markdown, (pattern) => FILES.includes(pattern));

test.each([
  '`apps/web/src/app.css` and `docs/guides`',
  '`packages/ui/src/<name>.ts`',
  '`apps/web/dist`, `apps/web/.env.local`',
  '`gone.ts` beside it, `npm run gone`',
  '```sh\n`apps/gone.ts`\n```',
])('paths that exist, and what is written later, pass: %s', (markdown) => {
  expect(find(markdown)).toEqual([]);
});

test('a path of a file that moved is reported', () => {
  expect(find('See `apps/web/src/app.css` and `tooling/gone.ts`.')).toEqual([
    expect.stringContaining('tooling/gone.ts'),
  ]);
});
