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

/** Every text with its address, plural endings left out. */
type Addressed<Node, Before extends string = ''> = {
  [Key in keyof Node & string]: Node[Key] extends string
    ? [address: `${Before}${PluralStem<Key>}`, text: Node[Key]]
    : Addressed<Node[Key], `${Before}${Key}.`>;
}[keyof Node & string];

type EnglishText = { [Entry in Addressed<English> as Entry[0]]: Entry[1] };

/** The address of a text in the catalogue, plural endings left out: `gallery.like`, `vocabulary.tokens`. */
export type UiTextKey = keyof EnglishText;

/** What stands between braces: `name`, or `count, number` where the language also writes it. */
type Place<Text> = Text extends `${string}{{${infer Inside}}}${infer Rest}` ? Inside | Place<Rest> : never;

type Values<Text> = {
  [Inside in Place<Text> as Inside extends `${infer Name},${string}` ? Name : Inside]: Inside extends
    'count' | `${string},${string}`
    ? number
    : string | number;
};

/**
 * Looks a text up. What has places (`{{count}}`) asks for a value for each of them. Values go in as text; React escapes
 * them.
 */
export type TextLookup = <Key extends UiTextKey>(
  key: Key,
  ...values: [Place<EnglishText[Key]>] extends [never] ? [] : [values: Values<EnglishText[Key]>]
) => string;
