import type en from '../locales/en.json';

type English = typeof en;

/** The forms that a number can ask for. Every language has `other`; which else, `Intl.PluralRules` says. */
type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

type PluralStem<Key extends string> = Key extends `${infer Stem}_${PluralForm}` ? Stem : Key;

type Translated<Node> = {
  [Key in keyof Node as Key extends `${string}_one` ? never : Key]: Node[Key] extends string
    ? string
    : Translated<Node[Key]>;
} & {
  [
    Key in keyof Node as Key extends `${infer Stem}_other` ? `${Stem}_${Exclude<PluralForm, 'other'>}` : never
  ]?: string;
};

/**
 * The shape of a language's catalogue: English is the measure, but for the plural forms, of which each
 * language has its own.
 */
export type UiTexts = Translated<English>;

type Paths<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string ? PluralStem<Key> : `${Key}.${Paths<Node[Key]>}`;
}[keyof Node & string];

/** The address of a text in the catalogue, plural endings left out: `gallery.like`, `vocabulary.tokens`. */
export type UiTextKey = Paths<English>;

/** Looks a text up. Values go in as text; React escapes them. */
export type TextLookup = (key: UiTextKey, values?: Record<string, string | number>) => string;
