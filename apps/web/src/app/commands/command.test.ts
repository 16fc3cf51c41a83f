import { expect, test } from 'vitest';
import { findCommands } from './command';

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
