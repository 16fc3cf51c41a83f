import { expectTypeOf, test } from 'vitest';
import type { TextLookup, UiTextKey } from './texts';

/** Arguments of the lookup for a key. */
type Asked<Key extends UiTextKey> = Parameters<typeof lookup<Key>>;
declare const lookup: TextLookup;

test('a wrong key does not compile, nor does a value that is missing, too much or of another kind', () => {
  expectTypeOf<Asked<'gallery.like'>>().toEqualTypeOf<[key: 'gallery.like']>();
  expectTypeOf<Asked<'vocabulary.tokens'>>().toEqualTypeOf<
    [key: 'vocabulary.tokens', values: { count: number }]
  >();
  expectTypeOf<Asked<'gallery.meta'>>().toEqualTypeOf<
    [key: 'gallery.meta', values: { style: string | number; shape: string | number }]
  >();
  expectTypeOf<'vocabulary.coins'>().not.toExtend<UiTextKey>();
});
