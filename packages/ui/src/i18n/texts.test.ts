import { expectTypeOf, test } from 'vitest';
import type { TextLookup, UiTextKey } from './texts';

type LookupArguments<Key extends UiTextKey> = Parameters<typeof lookup<Key>>;
declare const lookup: TextLookup;

test('a wrong key does not compile, nor does a value that is missing, superfluous or of another type', () => {
  expectTypeOf<LookupArguments<'gallery.like'>>().toEqualTypeOf<[key: 'gallery.like']>();
  expectTypeOf<LookupArguments<'vocabulary.tokens'>>().toEqualTypeOf<
    [key: 'vocabulary.tokens', values: { count: number }]
  >();
  expectTypeOf<LookupArguments<'gallery.meta'>>().toEqualTypeOf<
    [key: 'gallery.meta', values: { style: string | number; shape: string | number }]
  >();
  expectTypeOf<'vocabulary.coins'>().not.toExtend<UiTextKey>();
});
