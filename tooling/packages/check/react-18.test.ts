import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { ROOT } from '@tooling/gate/processes.mjs';
import type { Manifest } from './consumer-project.ts';

const require = createRequire(import.meta.url);
const CLIENT = join(ROOT, 'packages/api-client/src');

/** An app that renders with what `@product/api-client/react` exports. */
const APP = `
  import { createElement as h, version } from 'react';
  import { renderToString } from 'react-dom/server';
  import { createApiClient, createSession } from '${CLIENT}/index';
  import { ApiProvider, createQueryClient, loginMutation, useApi, useSubmit } from '${CLIENT}/react/index';

  const api = createSession(createApiClient({ baseUrl: 'https://api.example' }));
  const Shown = () => h('p', null, [version, useApi() === api, useSubmit(loginMutation(api)).isPending].join(' '));
  html = renderToString(h(ApiProvider, { api, queryClient: createQueryClient() }, h(Shown)));
`;

test('the React entry of the client renders with React 18', async () => {
  const { outputFiles } = await build({
    stdin: { contents: APP, resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    write: false,
    platform: 'browser',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: {
      react: dirname(require.resolve('react-18/package.json')),
      'react-dom/server': require.resolve('react-dom-18/server.browser'),
    },
  });
  const page = { html: '', TextEncoder, URL, setTimeout, clearTimeout, queueMicrotask, AbortController };
  runInNewContext(outputFiles[0]?.text ?? '', page);
  expect(page.html).toBe('<p>18.3.1 true false</p>');
});

test('the peer range of the client includes React 18', () => {
  const { version }: { version: string } = require('react-18/package.json');
  const { peerDependencies }: Manifest = require(join(CLIENT, '../package.json'));
  const majors = peerDependencies?.['react']?.split(' || ').map((range) => range.replace(/^\^|\..*/g, ''));
  expect(majors).toContain(version.split('.')[0]);
});
