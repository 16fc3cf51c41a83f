import { isRecord } from './json';

/** The subset of JSON Schema that the OpenAPI document uses. */
export interface JsonSchema {
  $ref?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  minLength?: number;
  minimum?: number;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
}

export type Definitions = Readonly<Record<string, JsonSchema>>;

/** Describes the first violation of a schema in a value. `undefined` if there is none. */
export function findFault(
  schema: JsonSchema,
  value: unknown,
  definitions: Definitions,
  path = '',
): string | undefined {
  const subject = path || 'the answer';
  if (schema.$ref) return findFault(resolve(schema.$ref, definitions), value, definitions, path);
  const types = [schema.type ?? []].flat();
  if (types.length > 0 && !types.some((type) => isOfType(type, value)))
    return `${subject} is ${describe(value)}, not ${types.join(' or ')}`;
  if (schema.enum && !schema.enum.includes(value))
    return `${subject} is ${describe(value)}, none of the known words`;
  if (typeof value === 'string' && value.length < (schema.minLength ?? 0))
    return `${subject} is an empty text`;
  if (typeof value === 'number' && value < (schema.minimum ?? -Infinity))
    return `${subject} is ${value}, below ${schema.minimum}`;
  if (schema.anyOf) {
    const faults = schema.anyOf.map((one) => findFault(one, value, definitions, path));
    if (faults.every((fault) => fault !== undefined)) return faults[0];
  }
  if (Array.isArray(value)) {
    const { items } = schema;
    return items && first(value, (item, index) => findFault(items, item, definitions, `${path}[${index}]`));
  }
  return isRecord(value) ? findFaultOfFields(schema, value, definitions, path) : undefined;
}

function findFaultOfFields(
  { required = [], properties = {} }: JsonSchema,
  value: Record<string, unknown>,
  definitions: Definitions,
  path: string,
): string | undefined {
  const pathOf = (name: string) => (path ? `${path}.${name}` : name);
  const missing = required.find((name) => !Object.hasOwn(value, name));
  if (missing) return `${pathOf(missing)} is missing`;
  return first(Object.entries(properties), ([name, schema]) =>
    Object.hasOwn(value, name) ? findFault(schema, value[name], definitions, pathOf(name)) : undefined,
  );
}

function resolve(reference: string, definitions: Definitions): JsonSchema {
  const name = reference.split('/').at(-1) ?? '';
  const schema = definitions[name];
  if (!schema) throw new Error(`No schema is called "${name}".`);
  return schema;
}

function isOfType(type: string, value: unknown): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isRecord(value);
  if (type === 'null') return value === null;
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (isRecord(value)) return 'an object';
  return typeof value === 'string' ? `the text ${JSON.stringify(value.slice(0, 40))}` : String(value);
}

function first<Item>(
  items: readonly Item[],
  find: (item: Item, index: number) => string | undefined,
): string | undefined {
  for (const [index, item] of items.entries()) {
    const fault = find(item, index);
    if (fault) return fault;
  }
  return undefined;
}
