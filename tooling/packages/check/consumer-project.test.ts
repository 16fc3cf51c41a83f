import { expect, test } from 'vitest';
import { findPins } from './consumer-project.ts';

test('dependencies that a host could not share are found', () => {
  const dependencies = { '@product/domain': '^0.1.0', i18next: '^27.1.2', 'radix-ui': '1.8.1' };
  expect(findPins({ name: '@product/ui', dependencies })).toEqual([
    expect.stringContaining('exactly radix-ui@1.8.1'),
  ]);
});
