import type { english } from '../locales/en';
import type { queueEnglish } from '../locales/en-queue';

/** Plural categories. Every language has `other`; `Intl.PluralRules` defines which others it has. */
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
 * Type of a language's catalogue. It has the keys of the English one, except for the plural forms, which differ by
 * language.
 */
export type UiTexts = Translated<typeof english & typeof queueEnglish>;

type DeepPartial<Node> = { [Key in keyof Node]?: Node[Key] extends string ? string : DeepPartial<Node[Key]> };

/** A catalogue, or some texts of one. The texts that it lacks are in English. */
export type UiTextOverrides = DeepPartial<UiTexts>;

/** Every text with its key, without plural suffixes. */
type Addressed<Node, Before extends string = ''> = {
  [Key in keyof Node & string]: Node[Key] extends string
    ? [address: `${Before}${PluralStem<Key>}`, text: Node[Key]]
    : Addressed<Node[Key], `${Before}${Key}.`>;
}[keyof Node & string];

type EnglishText = { [Entry in Addressed<typeof english> as Entry[0]]: Entry[1] };
type QueueText = EnglishText & { [Entry in Addressed<typeof queueEnglish> as Entry[0]]: Entry[1] };

/** Key of a text in the catalogue, without plural suffix: `gallery.like`, `vocabulary.tokens`. */
export type UiTextKey = keyof EnglishText;

/** Content of a placeholder: `name`, or `count, number` for a number that is formatted by language. */
type Place<Text> = Text extends `${string}{{${infer Inside}}}${infer Rest}` ? Inside | Place<Rest> : never;

type Values<Text> = {
  [Inside in Place<Text> as Inside extends `${infer Name},${string}` ? Name : Inside]: Inside extends
    | 'count'
    | `${string},${string}`
    ? number
    : string | number;
};

/** The values to pass with a key. For an unknown key TypeScript infers all keys, and must report the key instead. */
type ValuesFor<Texts, Key extends keyof Texts> = [keyof Texts] extends [Key]
  ? [values?: Record<string, string | number>]
  : [Place<Texts[Key]>] extends [never]
    ? []
    : [values: Values<Texts[Key]>];

type LookupOf<Texts> = <Key extends keyof Texts>(key: Key, ...values: ValuesFor<Texts, Key>) => string;

/**
 * Looks up a text of the catalogue. A text with placeholders (`{{count}}`) requires a value for each of them. Values are
 * inserted as plain text; React escapes them.
 */
export type TextLookup = LookupOf<EnglishText>;

/** As `TextLookup`, also for the texts that load with a queue of generations. */
export type QueueTextLookup = LookupOf<QueueText>;
