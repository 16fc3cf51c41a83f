import { endpoints } from '@product/api-client';
import { expect, test } from 'vitest';
import { catalogue, faultMenu, placesOf } from './catalogue';
import { scopes } from './scopes';

test('the ids are numbered from F01 without a gap', () => {
  const numbers = Array.from(
    { length: catalogue.length },
    (_, index) => `F${String(index + 1).padStart(2, '0')}`,
  );
  expect(catalogue.map(({ id }) => id)).toEqual(numbers);
});

test.each(catalogue)('$id has a summary of one sentence, and can be serialised', (entry) => {
  expect(entry.summary).toMatch(/^[A-Z0-9].{10,}\.$/);
  expect(JSON.parse(JSON.stringify(entry))).toEqual(entry);
});

test('a fault that the mock cannot produce states where it is tested', () => {
  const none = catalogue.filter(({ effects }) => effects.length === 0);
  expect(none.map(({ id }) => id)).toEqual(['F47']);
  for (const { id, hosts } of none) {
    expect(hosts).toMatch(/\(apps\/web\//);
    expect(() => placesOf(id, undefined)).toThrow('The mock cannot produce');
  }
});

test('a checkout has twenty different hostile addresses', () => {
  const { effects = [] } = catalogue.find(({ id }) => id === 'F35') ?? {};
  expect(new Set(effects.map((effect) => JSON.stringify(effect))).size).toBe(20);
});

test.each(Object.entries(scopes))(
  'the scope "%s" explains why it excludes endpoints, if any',
  (_, { names, elsewhere }) => {
    const excludes = Object.values(endpoints).some(
      ({ name }) => !(names as readonly string[]).includes(name),
    );
    expect(elsewhere !== '').toBe(excludes);
  },
);

test('the menu has every fault with its endpoints', () => {
  expect(faultMenu.map(({ id }) => id)).toEqual(catalogue.map(({ id }) => id));
  expect(faultMenu.find(({ id }) => id === 'F35')).toMatchObject({
    endpoints: ['checkout.subscribe', 'checkout.buyTokens'],
    variants: 20,
  });
});
