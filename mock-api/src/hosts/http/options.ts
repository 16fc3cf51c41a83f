import { parseArgs } from 'node:util';
import { messageOf } from '../../http-error';
import { fixedLatency, LIFELIKE_LATENCY, type Latency } from '../../latency';
import { SCENARIO_NAMES, scenarios, type ScenarioName } from '../../scenarios';
import { readTarget } from './proxy/target';

const DEFAULT_PORT = 8787;
const DEFAULT_HOST = 'localhost';
const MAX_PORT = 65_535;

export interface ServerOptions {
  help: boolean;
  host: string;
  port: number;
  latency: Latency;
  stateFile: string | undefined;
  fresh: boolean;
  scenario: ScenarioName | undefined;
  proxy?: { target: URL; app: string | undefined } | undefined;
}

export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const HELP = `The mock API as an HTTP server.

  npm run mock-api -- [options]

  --port N           where it listens; 0 takes any free port (default ${DEFAULT_PORT})
  --host ADDRESS     where others reach it: 0.0.0.0 for phones, emulators and containers (default ${DEFAULT_HOST},
                     this machine only). Everything in it can then be read and changed in your network
  --latency MS       how long a generation takes; 0 answers at once (default: as long as a real one)
  --state FILE       remembers everything in this file, over a restart. Each answer waits until it is written, and is
                     507 if the disk is full
  --fresh            forgets what the state file holds, and starts from the seed
  --scenario NAME    the world to start with (default visitor)
  --proxy URL        passes every call on to the real server at this address, checks each response against the
                     document, and applies faults on top. Point it at a staging server whose data may be lost, not at
                     production
  --origin URL       with --proxy: the address of an app that the server does not know. Its calls are sent as those of
                     the server's own pages
  --help             prints this

Scenarios:
${SCENARIO_NAMES.map((name) => `  ${name.padEnd(17)}  ${scenarios[name].summary}`).join('\n')}
`;

export function readOptions(args: string[]): ServerOptions {
  const given = parse(args);
  const { host = DEFAULT_HOST, latency, state, scenario, fresh = false, help = false } = given;
  const port = given.port === undefined ? DEFAULT_PORT : readNumber('--port', given.port, MAX_PORT);
  return {
    help,
    fresh,
    host,
    port,
    stateFile: state,
    proxy: readProxy(given, { host, port }),
    latency: latency === undefined ? LIFELIKE_LATENCY : fixedLatency(readNumber('--latency', latency)),
    scenario: scenario === undefined ? undefined : readScenario(scenario),
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args: withValues(args),
      options: {
        host: { type: 'string' },
        port: { type: 'string' },
        latency: { type: 'string' },
        state: { type: 'string' },
        fresh: { type: 'boolean' },
        scenario: { type: 'string' },
        proxy: { type: 'string' },
        origin: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    // Only the first sentence of Node's message: the second one is about arguments that begin with a dash.
    const [reason = ''] = messageOf(error).split('. ');
    throw new UsageError(`${reason.replace(/\.$/, '')}.`);
  }
}

/** The world's own options have no meaning for a real server. */
const OF_WORLD = ['latency', 'state', 'scenario', 'fresh'] as const;

function readProxy(
  given: ReturnType<typeof parse>,
  own: Pick<ServerOptions, 'host' | 'port'>,
): ServerOptions['proxy'] {
  const { proxy, origin } = given;
  if (proxy === undefined) {
    if (origin !== undefined) throw new UsageError('--origin goes with --proxy.');
    return undefined;
  }
  const extra = OF_WORLD.find((option) => given[option] !== undefined);
  if (extra) throw new UsageError(`--${extra} is for the mock's own world, not for the server of --proxy.`);
  if (origin !== undefined && !(URL.canParse(origin) && new URL(origin).origin === origin))
    throw new UsageError(`--origin takes an origin such as http://localhost:5173, not "${origin}".`);
  try {
    return { target: readTarget(proxy, own), app: origin };
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
}

/** Joins an option and a value that begins with a dash, which Node takes for another option. */
function withValues(args: readonly string[]): string[] {
  return args.flatMap((arg, index) => {
    const isValue = (text = '') => /^-\d/.test(text);
    if (isValue(arg) && args[index - 1]?.startsWith('--')) return [];
    return arg.startsWith('--') && isValue(args[index + 1]) ? [`${arg}=${args[index + 1]}`] : [arg];
  });
}

function readNumber(option: string, text: string, max = Number.MAX_SAFE_INTEGER): number {
  const number = /^\d+$/.test(text) ? Number(text) : Infinity;
  const limit = max === Number.MAX_SAFE_INTEGER ? '' : ` up to ${max}`;
  if (number > max) throw new UsageError(`${option} takes a whole number${limit}, not "${text}".`);
  return number;
}

function readScenario(name: string): ScenarioName {
  const match = SCENARIO_NAMES.find((scenario) => scenario === name);
  if (!match) throw new UsageError(`There is no scenario "${name}". There are ${SCENARIO_NAMES.join(', ')}.`);
  return match;
}
