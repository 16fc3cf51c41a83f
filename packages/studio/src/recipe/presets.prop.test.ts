import { hostileText } from '@product/domain/fuzz';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPresets, PRESET_NAME_MAX_LENGTH, readPresets, toPresetName } from './presets';

const NEON = { name: 'Neon', recipe: { style: 'cyberpunk', quality: 'hd' } } as const;

test('presets are stored by name and recipe, never with a prompt', () => {
  const stored = formatPresets([NEON]);
  expect(JSON.parse(stored)).toEqual([['Neon', 'style=cyberpunk&quality=hd']]);
  expect(readPresets(stored)).toEqual([NEON]);
  expect(readPresets('[["Neon","prompt=a+lake&style=cyberpunk&quality=hd"]]')).toEqual([NEON]);
});

test.each([null, '', 'null', '{}', '[[', '[1,null,["x"],["",""],["a","style=gothic"],[" ","style=anime"]]'])(
  '%s has no presets',
  (stored) => {
    expect(readPresets(stored)).toEqual([]);
  },
);

test('each name is once', () => {
  expect(readPresets('[["a","style=anime"],[" a ","style=sketch"]]')).toEqual([
    { name: 'a', recipe: { style: 'sketch' } },
  ]);
});

test('a name is one line of limited length', () => {
  expect(toPresetName(' a\n\0 b\t')).toBe('a b');
  fc.assert(
    fc.property(hostileText, (text) => {
      const name = toPresetName(text);
      expect(toPresetName(name)).toBe(name);
      expect(name).not.toMatch(/\p{Cc}|\p{Cs}/u);
      expect(name.length).toBeLessThanOrEqual(PRESET_NAME_MAX_LENGTH);
    }),
  );
});
