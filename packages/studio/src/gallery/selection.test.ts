import { expect, test } from 'vitest';
import { noSelection, selectAll, toggle } from './selection';

const LIST = ['a', 'b', 'c', 'd', 'e'];
const idsOf = ({ ids }: { ids: ReadonlySet<unknown> }) => [...ids];

test('a toggle selects an item, and a second toggle deselects it', () => {
  const one = toggle(noSelection, 'b', []);
  expect(idsOf(one)).toEqual(['b']);
  expect(idsOf(toggle(one, 'b', []))).toEqual([]);
});

test('a range extends from the last toggled item to this one, in both directions', () => {
  const from = toggle(noSelection, 'd', []);
  expect(idsOf(toggle(from, 'b', LIST)).sort()).toEqual(['b', 'c', 'd']);
  expect(idsOf(toggle(from, 'e', LIST)).sort()).toEqual(['d', 'e']);
});

test('a range whose last item is selected is deselected', () => {
  const all = toggle(selectAll(LIST), 'b', []);
  expect(idsOf(toggle(all, 'd', LIST)).sort()).toEqual(['a', 'e']);
});

test('without an earlier toggle, or after that item was removed, a range is the one item', () => {
  expect(idsOf(toggle(noSelection, 'c', LIST))).toEqual(['c']);
  const gone = toggle(noSelection, 'x', []);
  expect(idsOf(toggle(gone, 'c', LIST))).toEqual(['x', 'c']);
});
