import { parseArgs } from 'node:util';
import type { Account, ConformanceOptions, SequenceSearch } from '../index';

export type Format = 'text' | 'json' | 'junit';

export interface CommandLine {
  /** The form of the report. */
  format: Format;
  /** `undefined` if the help was requested. */
  conformance: ConformanceOptions | undefined;
}

/** The command line is invalid. The message gives the reason. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const HELP = `Holds a server against the documented contract, over HTTP.

  product-api-conformance <base-url> [options]

  <base-url>         where the API lives, without the /api that every path begins with

  --register         tries it with two new accounts (the default); they stay on the server
  --username NAME    tries it with this account instead (a username or an email);
  --password WORD      give both twice for a second person, whom the checks of ownership need
  --allow-generate   generates up to nine images, which may cost something
  --media-url URL    the media address of what is saved (default https://example.com/conformance.jpg)
  --read-only        only what makes nothing: no account, no creation, no checkout
  --origin ORIGIN    the origin of an app elsewhere, such as https://app.example: tries CORS and cookies for it
  --search [SECONDS] also searches for a sequence of calls that breaks the contract, with accounts of its own (default
                       60 seconds); with --allow-generate, up to six images for each pair of accounts
  --seed N           searches as an earlier run did, which has named its seed
  --timeout MS       how long an answer may take (default 60000)
  --json             prints the report as JSON
  --junit            prints the report as JUnit XML
  --help             prints this

Without --read-only it registers a dozen accounts and opens ten checkouts, which stay, unpaid. It saves about a hundred
creations, some of them public for a moment, and deletes them again.

It ends with 0 when no rule failed, 1 when one did, and 2 when it could not try: a mistake in the command, an account
that cannot log in, or no answer. A warning (another status than the documented one) does not change that.
`;

/** @param args the command-line arguments, without the program's name */
export function readOptions(args: string[]): CommandLine {
  const { values, positionals } = parse(args);
  if (values.json && values.junit) throw new UsageError('--json and --junit exclude each other.');
  const format = values.json ? 'json' : values.junit ? 'junit' : 'text';
  if (values.help) return { format, conformance: undefined };
  const [baseUrl, ...more] = positionals;
  if (!baseUrl || more.length > 0) throw new UsageError('Give one base URL, such as http://localhost:8787.');
  if (!URL.canParse(baseUrl) || !/^https?:$/.test(new URL(baseUrl).protocol)) {
    throw new UsageError(`"${baseUrl}" is no http or https address.`);
  }
  if (/\/api\/*$/.test(new URL(baseUrl).pathname)) {
    const base = baseUrl.replace(/\/api\/*$/, '');
    throw new UsageError(`Give the base URL without the /api that every path begins with: ${base}`);
  }
  const accounts = readAccounts(values.username ?? [], values.password ?? []);
  if (values.register && accounts.length > 0)
    throw new UsageError('--register and --username exclude each other.');
  return {
    format,
    conformance: {
      baseUrl,
      accounts,
      allowGenerate: values['allow-generate'],
      readOnly: values['read-only'],
      mediaUrl: values['media-url'],
      origin: values.origin === undefined ? undefined : readOrigin(values.origin),
      search: readSearch(values.search, values.seed),
      timeoutMs: values.timeout === undefined ? undefined : readTimeout(values.timeout),
    },
  };
}

/** `--search` may stand without its seconds, which `parseArgs` does not know. */
const withSeconds = (args: string[]) =>
  args.flatMap((arg, at) =>
    arg === '--search' ? [/^\d+$/.test(args[at + 1] ?? '') ? arg : '--search='] : [arg],
  );

function parse(args: string[]) {
  try {
    return parseArgs({
      args: withSeconds(args),
      allowPositionals: true,
      options: {
        register: { type: 'boolean' },
        username: { type: 'string', multiple: true },
        password: { type: 'string', multiple: true },
        'allow-generate': { type: 'boolean' },
        'media-url': { type: 'string' },
        'read-only': { type: 'boolean' },
        search: { type: 'string' },
        seed: { type: 'string' },
        timeout: { type: 'string' },
        json: { type: 'boolean' },
        junit: { type: 'boolean' },
        origin: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    // Keeps the first sentence of Node's message. The second one is about arguments that begin with a dash.
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new UsageError(`${reason.replace(/\.$/, '')}.`);
  }
}

function readAccounts(usernames: string[], passwords: string[]): Account[] {
  if (usernames.length !== passwords.length) throw new UsageError('Each --username needs its --password.');
  if (usernames.length > 2) throw new UsageError('Two accounts are enough.');
  return usernames.map((username, index) => ({ username, password: passwords[index] ?? '' }));
}

function readOrigin(text: string): string {
  const origin = URL.canParse(text) ? new URL(text).origin : 'null';
  if (origin === 'null' || text.replace(/\/$/, '') !== origin) {
    throw new UsageError(`--origin takes a scheme and a host, such as https://app.example, not "${text}".`);
  }
  return origin;
}

function readSearch(seconds: string | undefined, seed: string | undefined): SequenceSearch | undefined {
  if (seed !== undefined && !/^-?\d{1,10}$/.test(seed))
    throw new UsageError(`--seed takes a number, not "${seed}".`);
  if (seconds === undefined) {
    if (seed !== undefined) throw new UsageError('--seed needs --search.');
    return undefined;
  }
  if (seconds && (!/^\d{1,6}$/.test(seconds) || Number(seconds) === 0)) {
    throw new UsageError(`--search takes seconds, not "${seconds}".`);
  }
  return { ...(seconds && { seconds: Number(seconds) }), ...(seed && { seed: Number(seed) }) };
}

function readTimeout(text: string): number {
  const ms = /^\d+$/.test(text) ? Number(text) : 0;
  if (ms === 0) throw new UsageError(`--timeout takes milliseconds, not "${text}".`);
  return ms;
}
