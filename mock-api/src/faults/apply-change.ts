import type { Change, Json } from './effect';

/** Data about the request that a change needs besides the response. */
export interface ChangeContext {
  /** Number of earlier calls that the fault has affected. */
  turn: number;
  /** Base URL of the app's return pages for this checkout, such as `https://app.example/buy-tokens`. */
  shop: string;
}

type Fields = { [field: string]: Json };

/** Applies a change to the JSON of a successful response. The given value is not mutated. */
export function applyChange(change: Change, json: Json, { turn, shop }: ChangeContext): Json {
  switch (change.name) {
    case 'setFields':
      return setFields(json, change.fields);
    case 'addFields':
      return eachItem(json, (item) =>
        fromEntries([...Object.entries(item), ...Object.entries(change.fields)]),
      );
    case 'dropField':
      return eachItem(json, (item) => without(item, change.field ?? nth(Object.keys(item), turn)));
    case 'prefixIds':
      return eachItem(json, (item) =>
        'id' in item ? { ...item, id: change.prefix + String(item.id) } : item,
      );
    case 'growList':
      return Array.isArray(json) ? grow(json, change.to) : json;
    case 'wrap':
      return [json];
    case 'returnTo':
      return setFields(json, { url: `${shop}/${change.outcome}` });
  }
}

function setFields(json: Json, fields: Readonly<Fields>): Json {
  if (Array.isArray(json)) return json.map((item) => setFields(item, fields));
  if (!isFields(json)) return json;
  return fromEntries(
    Object.entries(json).map(([field, value]) => [
      field,
      Object.hasOwn(fields, field) ? (fields[field] ?? null) : setFields(value, fields),
    ]),
  );
}

function eachItem(json: Json, recipe: (item: Fields) => Fields): Json {
  if (Array.isArray(json)) return json.map((item) => (isFields(item) ? recipe(item) : item));
  return isFields(json) ? recipe(json) : json;
}

function without(item: Fields, field: string | undefined): Fields {
  return fromEntries(Object.entries(item).filter(([name]) => name !== field));
}

function grow(items: Json[], to: number): Json[] {
  if (items.length === 0) return items;
  return Array.from({ length: to }, (_, index) => {
    const item = items[index % items.length] ?? null;
    return isFields(item) ? { ...item, id: `${String(item.id)}-${index + 1}` } : item;
  });
}

function isFields(json: Json): json is Fields {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/** `Object.fromEntries` defines properties instead of assigning them, so `__proto__` becomes an ordinary field. */
function fromEntries(entries: [string, Json][]): Fields {
  return Object.fromEntries(entries);
}

function nth<Item>(items: readonly Item[], turn: number): Item | undefined {
  return items[turn % items.length];
}
