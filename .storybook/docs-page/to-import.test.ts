import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import manifest from '../../packages/ui/package.json' with { type: 'json' };
import { readStoryFiles } from '../csf/read-story-files';
import { toImport } from './to-import';

test('components and pieces are imported from the entries of their folders', () => {
  expect(
    toImport('./packages/ui/src/components/icon-button/icon-button.stories.tsx', 'Components/IconButton'),
  ).toEqual({ name: 'IconButton', from: '@product/ui/icon-button' });
  expect(
    toImport(
      './packages/ui/src/pieces/account/log-in-dialog/log-in-dialog.stories.tsx',
      'Pieces/Account/LogInDialog',
    ),
  ).toEqual({ name: 'LogInDialog', from: '@product/ui/log-in-dialog' });
});

test('a screen of the app has no import', () => {
  expect(toImport('./apps/web/src/screens/auth/auth.screen.stories.tsx', 'Screens/Auth')).toBeUndefined();
});

const files = readStoryFiles('packages/ui/src/**/*.stories.tsx')
  .map(({ path, title }) => ({ path, title }))
  .filter(({ title }) => /^(Components|Pieces)\//.test(title));

test.each(files)('the import on the docs page of $title exists', ({ path, title }) => {
  const { name = '', from = '' } = toImport(path, title) ?? {};
  const entry = Object.entries(manifest.exports).find(([key]) => from === `@product/ui${key.slice(1)}`)?.[1];
  const index = readFileSync(new URL(`../../packages/ui/${String(entry)}`, import.meta.url), 'utf8');
  expect(index).toMatch(new RegExp(`\\b${name}\\b`));
});
