import { parseArgs } from 'node:util';
import { messageOf } from '../../http-error';
import { fixedLatency, LIFELIKE_LATENCY, type Latency } from '../../latency';
import { SCENARIO_NAMES, scenarios, type ScenarioName } from '../../scenarios';

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
  --help             prints this

Scenarios:
${SCENARIO_NAMES.map((name) => `  ${name.padEnd(17)}  ${scenarios[name].summary}`).join('\n')}
`;

export function readOptions(args: string[]): ServerOptions {
  const { host = DEFAULT_HOST, port, latency, state, scenario, fresh = false, help = false } = parse(args);
  return {
    help,
    fresh,
    host,
    stateFile: state,
    port: port === undefined ? DEFAULT_PORT : readNumber('--port', port, MAX_PORT),
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
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    // Only the first sentence of Node's message: the second one is about arguments that begin with a dash.
    const [reason = ''] = messageOf(error).split('. ');
    throw new UsageError(`${reason.replace(/\.$/, '')}.`);
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
  if (number > max) throw new UsageError(`${option} takes a whole number${limit(max)}, not "${text}".`);
  return number;
}

function limit(max: number): string {
  return max === Number.MAX_SAFE_INTEGER ? '' : ` up to ${max}`;
}

function readScenario(name: string): ScenarioName {
  const match = SCENARIO_NAMES.find((scenario) => scenario === name);
  if (!match) {
    throw new UsageError(`There is no scenario "${name}". There are ${SCENARIO_NAMES.join(', ')}.`);
  }
  return match;
}
