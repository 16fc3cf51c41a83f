import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { quickKeyOf } from '../../apps/web/src/screens/commands/quick-key';
import { SHORTCUTS } from '../../apps/web/src/screens/commands/shortcuts';
import { readStoryFiles } from './read-story-files';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** The group of the list that has the keys of a piece. */
const GROUP_OF: Record<string, (typeof SHORTCUTS)[number]['name']> = {
  PromptField: 'generate',
  GeneratorForm: 'generate',
  GalleryCard: 'gallery',
  GalleryGrid: 'gallery',
  CreationView: 'view',
  SetView: 'set',
  Toaster: 'everywhere',
};

/** What a native control or a role of ARIA does everywhere. */
const OF_CONTROLS = ['Tab', 'Shift + Tab', 'Enter', 'Space', 'Escape'];
/** What groups of controls have: tabs, radio buttons, menus. */
const OF_GROUPS = [...OF_CONTROLS, 'Home', 'End', 'Down', 'Up', 'Left', 'Right'];
const ARROWS = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight'];

/** Keys of the list as the guides name them. */
const NAMES: Record<string, readonly string[]> = {
  '←': ['ArrowLeft'],
  '→': ['ArrowRight'],
  '↑': ['ArrowUp'],
  '↓': ['ArrowDown'],
  pageUp: ['PageUp'],
  pageDown: ['PageDown'],
  modifier: ['Ctrl', '⌘'],
  help: ['?'],
  '−': ['-'],
  '1–9': ['1', '9'],
};
const listedIn = (name: string) =>
  SHORTCUTS.filter((group) => group.name === name).flatMap(({ shortcuts }) =>
    shortcuts.flatMap(({ keys }) =>
      keys.flatMap((key) => NAMES[key] ?? [key.charAt(0).toUpperCase() + key.slice(1)]),
    ),
  );
const LISTED = SHORTCUTS.flatMap(({ name }) => listedIn(name));

/** The keys of the guide of each piece, in which `Ctrl+Enter` is two. */
const guides = readStoryFiles('packages/ui/src/pieces/**/*.stories.tsx').map(({ title, path }) => ({
  piece: title.split('/').at(-1)!,
  keys: [...read(path).matchAll(/keys: \[(.*?)\]/g)].flatMap(([, keys]) =>
    [...keys!.matchAll(/'([^']+)'/g)].flatMap(([, key]) => key!.split(/(?<=\w|⌘)\+/)),
  ),
}));

test('the list of shortcuts has the keys of each piece, but those of every control', () => {
  const missing = guides.flatMap(({ piece, keys }) => {
    const group = GROUP_OF[piece];
    const known = group ? [...OF_CONTROLS, ...listedIn(group)] : [...OF_GROUPS, ...ARROWS];
    return keys.filter((key) => !known.includes(key)).map((key) => `${piece}: ${key}`);
  });
  expect(missing).toEqual([]);
});

test('the list of shortcuts has the keys of every screen', () => {
  const characters = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index));
  const handled = ['Delete', ...characters].filter((key) => {
    const press = { key, code: '', ctrlKey: false, metaKey: false, altKey: false, repeat: false };
    return quickKeyOf({ ...press, shiftKey: /[A-Z?]/.test(key) });
  });
  expect(handled.filter((key) => !LISTED.includes(key.length > 1 ? key : key.toUpperCase()))).toEqual([]);
});

test('the list of shortcuts has each key that the code compares', () => {
  const files = globSync('{apps/web/src,packages/{ui,studio}/src}/**/*.{ts,tsx}', { cwd: ROOT });
  const code = files.filter((path) => !/\.(test|stories)\.|\/(mock|testing|stories)\//.test(path));
  const compared = code.flatMap((path) =>
    [...read(path).matchAll(/\bkey(?:\.toLowerCase\(\))? [!=]== '(.|[A-Z]\w+)'/g)].map(([, key]) => ({
      path,
      key: key!,
    })),
  );
  expect(compared.length).toBeGreaterThan(15);
  // `=` is the key of `+`, and Backspace that of Delete on Apple's keyboards.
  const known = [...LISTED, ...OF_GROUPS, ' ', '=', 'Backspace'].map((key) => key.toLowerCase());
  expect(compared.filter(({ key }) => !known.includes(key.toLowerCase()))).toEqual([]);
});

test('each key of the list is that of a piece or of a screen', () => {
  const unknown = SHORTCUTS.flatMap(({ name }) => {
    const ofPieces = guides.filter(({ piece }) => GROUP_OF[piece] === name).flatMap(({ keys }) => keys);
    // Those of `usePromptWalk` and of `QuickKeys` have no piece.
    const others =
      name === 'generate' ? ['Alt', 'ArrowUp', 'ArrowDown'] : name === 'everywhere' ? ['Ctrl', '⌘', 'K'] : [];
    return listedIn(name)
      .filter((key) => !ofPieces.includes(key) && !others.includes(key))
      .filter((key) => {
        const press = { key, code: '', ctrlKey: false, metaKey: false, altKey: false, repeat: false };
        return !quickKeyOf({ ...press, shiftKey: key === '?' });
      })
      .map((key) => `${name}: ${key}`);
  });
  expect(unknown).toEqual([]);
});
