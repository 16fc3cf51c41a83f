import type en from '../locales/en.json';

/** The shape of a language's catalogue; English is the measure. */
export type UiTexts = typeof en;

type PluralStem<Key extends string> =
  Key extends `${infer Stem}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Stem : Key;

type Paths<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string ? PluralStem<Key> : `${Key}.${Paths<Node[Key]>}`;
}[keyof Node & string];

/** The address of a text in the catalogue, plural endings left out: `gallery.like`, `vocabulary.tokens`. */
export type UiTextKey = Paths<UiTexts>;

/** Looks a text up. Values go in as text; React escapes them. */
export type TextLookup = (key: UiTextKey, values?: Record<string, string | number>) => string;
