import { scenarios } from './scenarios';
import { CREDIT_TIMES, emptyState, type State } from './state';
import { SNAPSHOT_VERSION, type Snapshot } from './world';

type Fields = Record<string, unknown>;

/** The fields of list items without which a route could not answer, by list. */
const ITEM_FIELDS: Partial<Record<keyof State, Record<string, 'number' | 'string' | 'boolean'>>> = {
  accounts: { id: 'number', username: 'string', email: 'string', tokens: 'number', passwordHash: 'string' },
  creations: { id: 'number', userId: 'number', title: 'string', imageUrl: 'string', isPublic: 'boolean' },
  orders: { id: 'string', accountId: 'number', returnTo: 'string', status: 'string' },
};

/** Whether a value, such as the content of a file, is a snapshot that a world can continue. */
export function isSnapshot(value: unknown): value is Snapshot {
  if (!isFields(value) || value['version'] !== SNAPSHOT_VERSION) return false;
  return Object.hasOwn(scenarios, String(value['scenario'])) && isState(value['state']);
}

function isState(value: unknown): value is State {
  if (!isFields(value)) return false;
  const { browserSession: _, creditTime, ...model } = emptyState();
  const hasFields = Object.entries(model).every(([name, sample]) => isLike(sample, value[name]));
  const hasItems = Object.entries(ITEM_FIELDS).every(([name, fields]) => hasItemFields(value[name], fields));
  const hasSession = value['browserSession'] === null || typeof value['browserSession'] === 'string';
  return (
    hasFields &&
    hasItems &&
    hasSession &&
    CREDIT_TIMES.some((time) => time === (value['creditTime'] ?? creditTime))
  );
}

function isLike(sample: unknown, value: unknown): boolean {
  if (Array.isArray(sample)) return Array.isArray(value);
  return isFields(sample) ? isFields(value) : typeof value === typeof sample;
}

function hasItemFields(list: unknown, fields: Record<string, string>): boolean {
  const isItem = (item: unknown) =>
    isFields(item) && Object.entries(fields).every(([name, type]) => typeof item[name] === type);
  return Array.isArray(list) && list.every(isItem);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
