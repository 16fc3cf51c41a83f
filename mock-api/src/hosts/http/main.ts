import { messageOf } from '../../http-error';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../seed/people';
import { HELP, readOptions, UsageError, type ServerOptions } from './options';
import { startMockServer, type RunningMockServer } from './start';

const FAILED = 1;
const MISUSED = 2;

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) process.stdout.write(HELP);
  else await run(options);
} catch (error) {
  if (error instanceof UsageError) end(MISUSED, `${error.message} See --help.`);
  end(FAILED, explain(error));
}

async function run(options: ServerOptions): Promise<void> {
  const server = await startMockServer(options);
  process.stdout.write(welcome(server, options));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await server.close();
      process.exit(0);
    });
  }
}

function welcome(
  { address, world, restored }: RunningMockServer,
  { stateFile, proxy }: ServerOptions,
): string {
  if (proxy) {
    return `
  Calls to ${address} are passed on to ${proxy.target.href}
  It must be a staging server whose data may be lost, not production: what is called here is called there.
  Faults, requests and the HAR: ${address}/api/__mock/faults, /api/__mock/requests, /api/__mock/requests.har

  Ctrl-C stops it.
`;
  }
  const state = stateFile
    ? `${stateFile} (${restored ? 'goes on where it was' : 'begun afresh'})`
    : 'in memory only; --state FILE keeps it';
  return `
  The mock API runs at ${address}/api
  Scenario: ${world.scenario}. Others, and how to control it: ${address}/api/__mock/
  Accounts, all with the password "${DEMO_PASSWORD}": ${DEMO_ACCOUNTS.join(', ')}
  State: ${state}

  Ctrl-C stops it.
`;
}

function explain(error: unknown): string {
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  return code === 'EADDRINUSE'
    ? `Port ${port} is in use. End what listens there, or choose another: npm run mock-api -- --port ${Number(port) + 1}`
    : messageOf(error);
}

function end(code: number, message: string): never {
  console.error(message);
  process.exit(code);
}
