import { isRecord } from './json';
import type { JsonSchema } from './json-schema';
import type { Fields } from './writes';

/** Longer than any text of the product. */
export const LONG_TEXT = 'x'.repeat(20_000);
/** Deep enough to find a server that reads without a limit, and no deeper than parsers allow. */
const DEPTH = 200;
const NESTED = `${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}`;

/** Values that a field may have by mistake or on purpose. `valid` is the right value of the field. `undefined`: not for this field. */
const VALUES: Readonly<Record<string, (valid: unknown) => unknown>> = {
  'a number': (valid) => (typeof valid === 'boolean' ? 1 : 123_456),
  null: () => null,
  'a list of one': (valid) => [valid],
  'an object': () => ({ $ne: null }),
  true: () => true,
  'the text of it': (valid) => (typeof valid === 'boolean' ? String(valid) : undefined),
  'nested lists': () => JSON.parse(NESTED),
  'a very long text': () => LONG_TEXT,
  // Fields of every object in some languages, which a look-up by name finds.
  'the text "constructor"': () => 'constructor',
  'the text "__proto__"': () => '__proto__',
};

/** A body whose field has another value, or is missing. */
export interface WrongBody {
  /** `title as a number` */
  name: string;
  field: string;
  value: unknown;
  body: Fields;
}

/** The bodies that come of a valid one, one field at a time. */
export function wrongBodiesOf(
  valid: Fields,
  schemas: Readonly<Record<string, JsonSchema>>,
  alternatives: readonly string[] = [],
): WrongBody[] {
  return pathsOf(schemas).flatMap((path) => {
    const others = alternatives.includes(path[0] ?? '')
      ? alternatives.filter((name) => name !== path[0])
      : [];
    const body = Object.fromEntries(Object.entries(valid).filter(([name]) => !others.includes(name)));
    const field = path.join('.');
    const validValue = valueAt(body, path);
    const wrong = Object.entries(VALUES).flatMap(([kind, toValue]) => {
      const value = toValue(validValue);
      return value === undefined
        ? []
        : { name: `${field} as ${kind}`, field, value, body: replaceAt(body, path, value) };
    });
    // JSON has no field that is undefined.
    const value = undefined;
    return [...wrong, { name: `a body without ${field}`, field, value, body: replaceAt(body, path, value) }];
  });
}

/** Paths of all fields, also of those in objects. */
const pathsOf = (schemas: Readonly<Record<string, JsonSchema>>): string[][] =>
  Object.entries(schemas).flatMap(([name, { properties = {} }]) => [
    [name],
    ...pathsOf(properties).map((path) => [name, ...path]),
  ]);

const toFields = (value: unknown): Fields => (isRecord(value) ? value : {});

const valueAt = (fields: Fields, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => toFields(value)[name], fields);

function replaceAt(fields: Fields, [name = '', ...rest]: readonly string[], value: unknown): Fields {
  return { ...fields, [name]: rest.length === 0 ? value : replaceAt(toFields(fields[name]), rest, value) };
}

/** Texts of bodies that are not a JSON object. */
export const malformedTexts = (valid: Fields): Readonly<Record<string, string>> => ({
  'no body': '',
  'malformed JSON': '{"title":',
  null: 'null',
  'a text': '"text"',
  'a number': '7',
  'an empty list': '[]',
  'a list of the body': JSON.stringify([valid]),
  'nested lists': NESTED,
});
