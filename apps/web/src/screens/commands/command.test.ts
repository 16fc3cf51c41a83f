import { expect, test } from 'vitest';
import { findCommands, placeAfterKey } from './command';

const group = (name: string, ...labels: string[]) => ({
  name,
  commands: labels.map((label) => ({ id: label, label, icon: null, run: () => undefined })),
});
const GROUPS = [group('Theme', 'Light', 'Dark'), group('Sprache', 'Français', 'العربية')];

test.each([
  ['', ['Light', 'Dark', 'Français', 'العربية']],
  ['  ', ['Light', 'Dark', 'Français', 'العربية']],
  ['DARK', ['Dark']],
  ['theme', ['Light', 'Dark']],
  ['dark theme', ['Dark']],
  ['francais', ['Français']],
  ['العَربية', ['العربية']],
  ['nothing', []],
])('"%s" finds %j', (query, labels) => {
  const found = findCommands(GROUPS, query);
  expect(found.flatMap(({ commands }) => commands.map(({ label }) => label))).toEqual(labels);
  expect(found.every(({ commands }) => commands.length > 0)).toBe(true);
});

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 0],
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, 3],
  ['Home', 2, 0],
  ['End', 1, 3],
  ['ArrowLeft', 1, undefined],
  ['a', 1, undefined],
])('of four places, %s leads from %i to %s', (key, place, next) =>
  expect(placeAfterKey(key, place, 4)).toBe(next),
);
