import type { ResolvedConfig } from 'vite';
import { expect, test } from 'vitest';
import { staticPages } from '../build.ts';
import { SHELL } from '../pages.ts';

const INDEX =
  '<html><head><script type="module" src="/assets/index-1.js"></script></head><body></body></html>';

/** The HTML that every page is based on, of a build without pages. */
function shellFor(api: string | undefined): string {
  const plugin = staticPages({}, { api, origin: '', brand: 'Easel' });
  const files: Record<string, string> = {};
  const context = {
    emitFile: ({ fileName, source }: { fileName: string; source: string }) => void (files[fileName] = source),
  };
  const bundle = {
    'index.html': { type: 'asset', fileName: 'index.html', source: INDEX },
    'assets/geist-first-1.woff2': { type: 'asset' },
  };
  (plugin.configResolved as (config: Partial<ResolvedConfig>) => void)({ base: '/' });
  (plugin.generateBundle as { handler: (...args: unknown[]) => void }).handler.call(context, {}, bundle);
  return files[SHELL] ?? '';
}

test.each(['https://api.example/v1', 'https://api.example/v1/', 'https://api.example/v1//'])(
  'with the API at %s, its first call is preloaded from the URL that the client calls',
  (api) => expect(shellFor(api)).toContain('href="https://api.example/v1/api/user"'),
);

test('with the mock no call is preloaded', () => {
  expect(shellFor(undefined)).toContain('as="font"');
  expect(shellFor(undefined)).not.toContain('as="fetch"');
});
