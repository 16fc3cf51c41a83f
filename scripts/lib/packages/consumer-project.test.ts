import { expect, test } from 'vitest';
import { findWorkspaceRanges } from './consumer-project.ts';

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
