import { expect, test } from 'vitest';
import { changedTokens, DEFAULT_THEME, PRINT_SHOP, readTheme, writeTheme } from './theme';

/** The args as Storybook reads them from the address. */
const parsed = (args: string) =>
  Object.fromEntries(
    args.split(';').map((pair) => {
      const [key = '', value = ''] = pair.split(':');
      return [key, value.replace(/^!hex\((.*)\)$/, '#$1')];
    }),
  );

test('a link has what differs from the default, and restores it', () => {
  expect(writeTheme(DEFAULT_THEME)).toBe('');
  expect(writeTheme({ ...DEFAULT_THEME, brand: '#000000', radius: 'round' })).toBe(
    'brand:!hex(000000);radius:round',
  );
  expect(readTheme(parsed(writeTheme(PRINT_SHOP)))).toEqual(PRINT_SHOP);
});

test.each([
  {},
  { brand: 'red; } body { display: none', second: 'url(https://example.com)' },
  { brand: '#12', second: '#1234567', radius: 'constructor', density: '__proto__' },
  { brand: 0, second: null, radius: ['square'], density: { factor: 9 }, family: "x', y", scale: undefined },
])('hostile values are the defaults: %o', (given) => {
  expect(readTheme(given)).toEqual(DEFAULT_THEME);
});

test('the default changes no measure', () => {
  expect(changedTokens(DEFAULT_THEME)).toEqual({});
});
