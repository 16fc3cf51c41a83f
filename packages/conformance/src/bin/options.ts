import { parseArgs } from 'node:util';
import { passwordVariable } from '../curl-of';
import type { Account, ConformanceOptions, SequenceSearch } from '../index';
import { MAX_TIMER_MS } from '../run';
import { readOffers } from './offers';
import { OPTION_LINES, OPTIONS } from './option-table';
import { UsageError } from './usage-error';

export type Format = 'text' | 'json' | 'junit';

export type Task =
  | { name: 'help' }
  | { name: 'list'; only: string[] | undefined }
  | { name: 'run'; conformance: ConformanceOptions };

export const HELP = `Tests over HTTP whether a server keeps the documented contract.

  product-api-conformance <base-url> [options]

  <base-url>            where the API is, without the /api that every path begins with
${OPTION_LINES}

Without --read-only it registers about twenty-five accounts and opens ten checkouts, which stay, unpaid. It saves about a hundred
creations, some of them public for a moment, and deletes them again, also after Control+C; a second Control+C ends it at
once. After failures the new accounts stay signed in, so that the printed curl lines work.

The exit code is 0 if no rule failed, 1 if one did, 2 if it could not run (a mistake in the command, an account that
cannot log in, or no answer), and 130 after Control+C. A warning does not change it.
`;

type Environment = Readonly<Record<string, string | undefined>>;

/** The form of the report, also of a command line that is invalid otherwise. */
export function readFormat(args: readonly string[]): Format {
  if (args.includes('--json')) return 'json';
  return args.includes('--junit') ? 'junit' : 'text';
}

/**
 * @param args the command-line arguments, without the program's name
 * @param environment has the passwords that the arguments leave out
 */
export function readOptions(args: string[], environment: Environment = {}): Task {
  const { values, positionals } = parse(args);
  if (values.json && values.junit) throw new UsageError('--json and --junit exclude each other.');
  if (values.help) return { name: 'help' };
  if (values.list) return { name: 'list', only: values.only };
  const accounts = readAccounts(values.username ?? [], values.password ?? [], environment);
  if (values.register && accounts.length > 0)
    throw new UsageError('--register and --username exclude each other.');
  return {
    name: 'run',
    conformance: {
      baseUrl: readBaseUrl(positionals),
      accounts,
      allowGenerate: values['allow-generate'],
      readOnly: values['read-only'],
      mediaUrl: values['media-url'],
      packs: readOffers('packs', values.packs),
      plans: readOffers('plans', values.plans),
      origin: values.origin === undefined ? undefined : readOrigin(values.origin),
      only: values.only,
      search: readSearch(values.search, values.seed),
      emailDomain: readDomain(values['email-domain']),
      delayMs: readMs('delay', values.delay, 0),
      timeoutMs: readMs('timeout', values.timeout, 1),
    },
  };
}

/** The seconds of `--search` are optional, which `parseArgs` does not support. */
const withSeconds = (args: string[]) =>
  args.flatMap((arg, at) =>
    arg === '--search' ? [/^-?\d+$/.test(args[at + 1] ?? '') ? arg : '--search='] : [arg],
  );

function parse(args: string[]) {
  try {
    return parseArgs({ args: withValues(withSeconds(args)), allowPositionals: true, options: OPTIONS });
  } catch (error) {
    // Keeps the first sentence of Node's message. The second one is about arguments that begin with a dash.
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new UsageError(`${reason.replace(/\.$/, '')}.`);
  }
}

/** Joins an option and a negative number, which Node takes for another option. */
function withValues(args: readonly string[]): string[] {
  const isNegative = (arg = '') => /^-\d/.test(arg);
  return args.flatMap((arg, index) => {
    if (isNegative(arg) && args[index - 1]?.startsWith('--')) return [];
    return arg.startsWith('--') && isNegative(args[index + 1]) ? [`${arg}=${args[index + 1]}`] : [arg];
  });
}

function readBaseUrl([baseUrl, ...more]: readonly string[]): string {
  if (!baseUrl || more.length > 0) throw new UsageError('Give one base URL, such as http://localhost:8787.');
  if (!URL.canParse(baseUrl) || !/^https?:$/.test(new URL(baseUrl).protocol))
    throw new UsageError(`"${baseUrl}" is not an http or https address.`);
  const { username, password, pathname } = new URL(baseUrl);
  if (username || password)
    throw new UsageError('Give the base URL without a user name and a password in it.');
  if (/[?#]/.test(baseUrl))
    throw new UsageError(`Give the base URL without "?" and "#": ${baseUrl.replace(/[?#].*$/s, '')}`);
  if (/\/api\/*$/.test(pathname)) {
    const base = baseUrl.replace(/\/api\/*$/, '');
    throw new UsageError(`Give the base URL without the /api that every path begins with: ${base}`);
  }
  return baseUrl;
}

/** Passwords are given for each username, or for none: then they are in the environment. */
function readAccounts(usernames: string[], passwords: string[], environment: Environment): Account[] {
  if (usernames.length > 2) throw new UsageError('Two accounts are enough.');
  if (passwords.length > 0 && passwords.length !== usernames.length)
    throw new UsageError('Each --username needs its --password, or none has one.');
  return usernames.map((username, index) => {
    const variable = passwordVariable(index);
    const password = passwords[index] ?? environment[variable];
    if (!password)
      throw new UsageError(`${username} needs its --password, or ${variable} in the environment.`);
    return { username, password };
  });
}

function readOrigin(text: string): string {
  const origin = URL.canParse(text) ? new URL(text).origin : 'null';
  if (origin === 'null' || text.replace(/\/$/, '') !== origin)
    throw new UsageError(`--origin takes a scheme and a host, such as https://app.example, not "${text}".`);
  return origin;
}

function readSearch(seconds: string | undefined, seed: string | undefined): SequenceSearch | undefined {
  if (seed !== undefined && !/^-?\d{1,10}$/.test(seed))
    throw new UsageError(`--seed takes a number, not "${seed}".`);
  if (seconds === undefined) {
    if (seed !== undefined) throw new UsageError('--seed needs --search.');
    return undefined;
  }
  if (seconds && (!/^\d{1,6}$/.test(seconds) || Number(seconds) === 0))
    throw new UsageError(`--search takes seconds, not "${seconds}".`);
  return { ...(seconds && { seconds: Number(seconds) }), ...(seed && { seed: Number(seed) }) };
}

function readDomain(text: string | undefined): string | undefined {
  if (text === undefined || /^([a-z\d-]+\.)+[a-z\d-]+$/i.test(text)) return text;
  throw new UsageError(`--email-domain takes a domain, such as example.com, not "${text}".`);
}

function readMs(option: 'delay' | 'timeout', text: string | undefined, min: number): number | undefined {
  if (text === undefined) return undefined;
  const ms = /^\d+$/.test(text) ? Number(text) : -1;
  if (ms >= min && ms <= MAX_TIMER_MS) return ms;
  throw new UsageError(`--${option} takes whole milliseconds from ${min} to ${MAX_TIMER_MS}, not "${text}".`);
}
