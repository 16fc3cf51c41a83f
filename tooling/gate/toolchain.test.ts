import { expect, test } from 'vitest';
import { atLeast, fits } from './toolchain.mjs';

test.each([
  ['v24.11.0', '22.22', true],
  ['v22.22.0', '22.22', true],
  ['22.22', '22.22.1', false],
  ['v20.20.2', '22.22', false],
  ['v9.9.9', '22.22', false],
  ['v23.0.0-nightly', '22.22', true],
])('%s is at least %s: %s', (found, least, answer) => expect(atLeast(found, least)).toBe(answer));

test.each([
  ['12.21.0', true],
  ['12.30.1', true],
  ['12.20.9', false],
  ['13.0.0', false],
  ['9.15.0', false],
])('%s satisfies 12.21.0: %s', (found, answer) => expect(fits(found, '12.21.0')).toBe(answer));
