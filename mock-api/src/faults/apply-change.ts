import type { Change, Json } from './effect';

export interface ChangeContext {
  /** Number of earlier calls that the fault has affected. */
  callIndex: number;
  /** Base URL of the app's return pages for this checkout, such as `https://app.example/buy-tokens`. */
  returnUrl: string;
}

type Fields = { [field: string]: Json };

/** Applies a change to the JSON of a successful response. The given value is not mutated. */
export function applyChange(change: Change, json: Json, { callIndex, returnUrl }: ChangeContext): Json {
  switch (change.name) {
    case 'setFields':
      return setFields(json, change.fields);
    case 'addFields':
      return mapItems(json, (item) =>
        fromEntries([...Object.entries(item), ...Object.entries(change.fields)]),
      );
    case 'dropField':
      return mapItems(json, (item) => without(item, change.field ?? fieldAt(item, callIndex)));
    case 'prefixIds':
      return mapItems(json, (item) =>
        'id' in item ? { ...item, id: change.prefix + String(item.id) } : item,
      );
    case 'growList':
      return Array.isArray(json) ? grow(json, change.to) : json;
    case 'wrap':
      return [json];
    case 'returnTo':
      return setFields(json, { url: `${returnUrl}/${change.outcome}` });
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

function mapItems(json: Json, transform: (item: Fields) => Fields): Json {
  if (Array.isArray(json)) return json.map((item) => (isFields(item) ? transform(item) : item));
  return isFields(json) ? transform(json) : json;
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

function fieldAt(item: Fields, callIndex: number): string | undefined {
  const names = Object.keys(item);
  return names[callIndex % names.length];
}
