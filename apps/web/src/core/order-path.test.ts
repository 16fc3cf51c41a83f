import { businessModels, PACK_IDS } from '@product/domain';
import { expect, test } from 'vitest';
import { orderPathOf, packPath, toAuthPath } from './order-path';

const read = (query: string) => orderPathOf(new URLSearchParams(query), businessModels.tokens);

test.each(PACK_IDS)(
  "a visitor's pack %s survives the auth screen",
  { tags: ['req:shop.pack-links'] },
  (pack) => {
    const path = packPath(pack, true);
    expect(path).toBe(`/auth?package=${pack}`);
    expect(read(path.split('?')[1]!)).toBe(packPath(pack, false));
  },
);

test.each([
  ['plan=pro&billing=yearly', '/subscribe?plan=pro&billing=yearly'],
  ['plan=payg', '/subscribe?plan=payg'],
  ['billing=yearly', '/subscribe?billing=yearly'],
  ['tab=register&package=pro', '/buy-tokens?package=pro'],
  ['plan=gold&billing=yearly', '/subscribe?billing=yearly'],
  ['', undefined],
  ['tab=register', undefined],
  ['package=gold', undefined],
  ['package=__proto__&plan=constructor&billing=toString', undefined],
  ['package=//evil.example', undefined],
  ['next=https://evil.example', undefined],
  ['plan=javascript:alert(1)&billing=https://evil.example', undefined],
])('after ?%s one goes on at %s', { tags: ['req:shop.order-kept'] }, (query, path) => {
  expect(read(query)).toBe(path);
});

test('an address without an order leads to the auth screen alone', () => {
  expect(toAuthPath('/generate')).toBe('/auth');
  expect(toAuthPath('/subscribe?plan=pro')).toBe('/auth?plan=pro');
});
