import { isOneOf, LANGUAGES, THEMES } from '@product/domain';
import { readFault, writeFault } from '../faults/read-fault';
import { messageOf } from '../http-error';
import { SCENARIO_NAMES } from '../scenarios';
import { CREDIT_TIMES } from '../state';
import { parseJson } from '../body';
import { readOverride } from './read-override';
import type { MockSettings, PageSetup } from './settings';

const LONGEST_MS = 600_000;

interface Parameter {
  name: string;
  /** Parses a value, or throws an error that lists the valid choices. */
  read: (value: string, before: MockSettings) => MockSettings;
  write: (settings: MockSettings) => readonly string[];
}

/** A parameter with the name of its setting. The text of a value is what `read` takes. */
function single<Name extends keyof MockSettings>(
  name: Name,
  read: (value: string) => MockSettings[Name],
): Parameter {
  return {
    name,
    read: (value) => ({ [name]: read(value) }),
    write: ({ [name]: value }) => (value === undefined || value === false ? [] : [String(value)]),
  };
}

const PARAMETERS: readonly Parameter[] = [
  single('scenario', oneOf(SCENARIO_NAMES)),
  {
    // An empty value means that no user is signed in: any other text may be a username.
    name: 'as',
    read: (value) => ({ as: value || null }),
    write: ({ as }) => (as === undefined ? [] : [as ?? '']),
  },
  {
    // In its canonical form, since a fault can be written in several ways.
    name: 'fault',
    read: (value, { faults = [] }) => ({ faults: [...new Set([...faults, writeFault(readFault(value))])] }),
    write: ({ faults = [] }) => faults,
  },
  single('latency', milliseconds),
  single('delay', milliseconds),
  single('credit', oneOf(CREDIT_TIMES)),
  {
    name: 'override',
    read: (value, { overrides = [] }) => ({ overrides: [...overrides, readOverride(parseJson(value))] }),
    write: ({ overrides = [] }) => overrides.map((override) => JSON.stringify(override)),
  },
  single('now', dateAndTime),
  single('fresh', () => true),
  single('language', oneOf(LANGUAGES)),
  single('theme', oneOf(THEMES)),
];

/**
 * Reads the mock's settings from a page's query string. Invalid values are ignored.
 * @param query for example `?scenario=creator&as=demo&fault=F13:generation.create@2&latency=0`
 * @param warn called for each invalid value, with a sentence that lists the valid choices
 */
export function readSettings(query: string, warn: (sentence: string) => void): MockSettings {
  const parameters = new URLSearchParams(query);
  let settings: MockSettings = {};
  for (const { name, read } of PARAMETERS) {
    for (const value of parameters.getAll(name)) {
      try {
        settings = { ...settings, ...read(value, settings) };
      } catch (error) {
        warn(`?${name}=${value} is ignored. ${messageOf(error)}`);
      }
    }
  }
  return settings;
}

/**
 * Writes settings into a query string and keeps its other parameters. A query string without any settings of the mock
 * is returned unchanged.
 */
export function writeSettings(settings: MockSettings, query = ''): string {
  const parameters = new URLSearchParams(query);
  const hasMockSettings = PARAMETERS.some(
    ({ name, write }) => parameters.has(name) || write(settings).length > 0,
  );
  if (!hasMockSettings) return query;
  for (const { name, write } of PARAMETERS) {
    parameters.delete(name);
    for (const value of write(settings)) parameters.append(name, value);
  }
  // Decoded for readability: these characters need no encoding in a query string.
  const text = parameters.toString().replace(/%(?:3A|40|2F|7E)/g, decodeURIComponent);
  return text && `?${text}`;
}

/** The address that opens what is set on a page, below the app's base path. */
export function addressOf({ path, ...settings }: PageSetup): string {
  const { pathname, search, hash } = new URL(path, 'http://page');
  return pathname + writeSettings(settings, search) + hash;
}

/** The path of an address, without the settings of the mock. */
export function pathOf(address: string): string {
  const { pathname, search, hash } = new URL(address, 'http://page');
  return pathname + writeSettings({}, search) + hash;
}

function oneOf<const Name extends string>(names: readonly Name[]) {
  return (name: string): Name => {
    if (isOneOf(names, name)) return name;
    throw new Error(`There are ${names.join(', ')}.`);
  };
}

function dateAndTime(text: string): string {
  const date = new Date(text);
  if (!Number.isNaN(date.getTime())) return date.toISOString();
  throw new Error('It takes a date and a time, such as 2026-01-05T09:00:00Z.');
}

function milliseconds(text: string): number {
  const ms = /^\d+$/.test(text) ? Number(text) : Infinity;
  if (ms <= LONGEST_MS) return ms;
  throw new Error(`It takes whole milliseconds, up to ${LONGEST_MS}.`);
}
