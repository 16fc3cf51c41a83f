import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { chooseCachedFiles } from './plugin.ts';

const chunk = (fileName: string, ...moduleIds: string[]) => ({ type: 'chunk', fileName, moduleIds });
const asset = (fileName: string, source = '') => ({ type: 'asset', fileName, source });

const choose = (...files: { fileName: string }[]) =>
  chooseCachedFiles(
    Object.fromEntries(
      [asset('app.html'), asset('first-script.js'), ...files].map((file) => [file.fileName, file]),
    ) as unknown as Rolldown.OutputBundle,
  );
const precached = (...files: { fileName: string }[]) => choose(...files).precache.map(({ url }) => url);

test('code, styles, typefaces, the shell and the first script are precached, and no other file', () => {
  expect(
    precached(
      chunk('assets/index-1.js', '/src/main.tsx'),
      asset('assets/index-2.css'),
      asset('assets/geist-3.woff2'),
      asset('assets/anime-4.avif'),
      asset('assets/index-5.de.html'),
      asset('index.html'),
      asset('manifest.en.webmanifest'),
      asset('_headers'),
    ),
  ).toEqual([
    'assets/geist-3.woff2',
    'assets/index-1.js',
    'assets/index-2.css',
    'app.html',
    'first-script.js',
  ]);
});

test('texts are listed by language, and English texts are precached as code', () => {
  const files = [
    chunk('assets/landing-1.js', '/web/src/i18n/locales/de/landing.json'),
    chunk('assets/de-2.js', '/ui/src/locales/de.json'),
    chunk('assets/common-3.js', '/web/src/i18n/locales/ar/common.json'),
    chunk(
      'assets/legal-4.js',
      '/web/src/i18n/locales/en/legal.ts',
      '/web/src/screens/legal/legal.screen.tsx',
    ),
    chunk('assets/update-5.js', '/web/src/i18n/locales/en/update-notice.ts'),
  ];
  expect(choose(...files).texts).toEqual({
    ar: ['assets/common-3.js'],
    de: ['assets/de-2.js', 'assets/landing-1.js'],
  });
  expect(precached(...files)).toContain('assets/legal-4.js');
  expect(precached(...files)).toContain('assets/update-5.js');
});

test('a changed file without a hash in its name changes the version', () => {
  const [before, after] = ['<p>1', '<p>2'].map((page) => choose(asset('app.html', page)));
  expect(after?.precache).not.toEqual(before?.precache);
  expect(after?.version).not.toBe(before?.version);
  expect(choose(asset('app.html', '<p>1'))).toEqual(before);
});

test('a build without the shell is an error', () => {
  expect(() => chooseCachedFiles({})).toThrow('has no app.html');
});
