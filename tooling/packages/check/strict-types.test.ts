import { expect, test } from 'vitest';
import { findOurErrors } from './strict-types.ts';

test.each([
  ['a host that compiles', 0, '', []],
  [
    'an error in our packages',
    2,
    'node_modules/@product/ui/dist/button.d.ts(3,1): error TS2304: Cannot find name.',
    [expect.stringContaining('@product/ui')],
  ],
  ['an error in the host', 2, 'strict-types.tsx(12,3): error TS2322: It differs.', [expect.anything()]],
  ["another package's error", 2, 'node_modules/other/index.d.ts(1,1): error TS2304: Cannot find name.', []],
  [
    'a package that is not installed',
    2,
    "node_modules/other/index.d.ts(1,1): error TS2307: Cannot find module 'spec'.",
    [expect.stringContaining('spec')],
  ],
  ['a wrong setting', 1, "error TS5023: Unknown compiler option 'jsy'.", [expect.stringContaining('TS5023')]],
  ['a tsc that does not start', 127, 'spawn tsc ENOENT', ['spawn tsc ENOENT']],
  ['a tsc that was ended', 1, '', ['tsc ended with code 1.']],
])('of %s, ours are listed', (_, code, output, errors) => {
  expect(findOurErrors({ code, output })).toEqual(errors);
});
