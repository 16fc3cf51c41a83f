import { expect, test } from 'vitest';
import { findPins, findWorkspaceRanges } from './consumer-project.ts';

test('versions that only this workspace can resolve are found', () => {
  const manifest = {
    name: '@product/api-client',
    dependencies: { '@product/domain': 'workspace:*', zod: '4.6.7' },
    peerDependencies: { react: 'catalog:' },
  };
  expect(findWorkspaceRanges(manifest)).toEqual([
    expect.stringContaining('@product/domain@workspace:*'),
    expect.stringContaining('react@catalog:'),
  ]);
  expect(findWorkspaceRanges({ name: 'zod' })).toEqual([]);
});

test('dependencies that a host could not share are found', () => {
  const dependencies = { '@product/domain': '^0.1.0', i18next: '^27.1.2', 'radix-ui': '1.8.1' };
  expect(findPins({ name: '@product/ui', dependencies })).toEqual([
    expect.stringContaining('exactly radix-ui@1.8.1'),
  ]);
});
