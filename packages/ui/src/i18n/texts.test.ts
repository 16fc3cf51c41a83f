import { expectTypeOf, test } from 'vitest';
import type { TextLookup, UiSection, UiTextKey } from './texts';

type LookupArguments<Key extends UiTextKey> = Parameters<typeof lookup<Key>>;
declare const lookup: TextLookup<UiSection>;

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

test('a lookup has the keys of its sections only, and stands for one of fewer', () => {
  type Both = TextLookup<'billing' | 'gallery'>;
  expectTypeOf<Both>().toExtend<TextLookup<'gallery'>>();
  expectTypeOf<TextLookup<'gallery'>>().not.toExtend<Both>();
  expectTypeOf<Parameters<TextLookup<'gallery'>>[0]>().not.toExtend<'common.close'>();
});
