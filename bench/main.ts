// Compares the mock's HTTP host with a bare server, json-server and Prism, and measures it under a steady load. See
// README.md.
import { parseArgs } from 'node:util';
import type { Request } from 'autocannon';
import { table } from './lib/numbers.ts';
import { ORDER, startMock, startOthers } from './lib/servers.ts';
import { soak } from './lib/soak.ts';
import { compare } from './lib/throughput.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '2' },
    soak: { type: 'string', default: '60' },
  },
});
const extent = { rounds: Number(values.rounds), seconds: Number(values.seconds) };

const mock = await startMock();
const servers = { mock, ...(await startOthers(mock)) };
const headers = { cookie: mock.cookie, 'content-type': 'application/json' };

const gallery = await measure('GET /api/gallery', { path: '/api/gallery' });
await measure('POST /api/generate', {
  method: 'POST',
  path: '/api/generate',
  headers,
  body: JSON.stringify(ORDER),
});
const steady = await soak(mock, Number(values.soak));
for (const { stop } of Object.values(servers)) stop();

const aims = [
  aim('gallery, of the bare server', gallery.ofBare.toFixed(2), 'at least 0.5', gallery.ofBare >= 0.5),
  aim('gallery, times Prism', gallery.timesPrism.toFixed(1), 'at least 4', gallery.timesPrism >= 4),
  aim('steady load, requests/s', steady.rate.toFixed(0), 'about 500', Math.abs(steady.rate - 500) < 10),
  aim('steady load, p99 in ms', String(steady.p99), 'under 50', steady.p99 < 50),
  aim('steady load, failed', String(steady.failed), '0', steady.failed === 0),
  aim('steady load, growth in MB', steady.growth.toFixed(1), 'under 30', steady.growth < 30),
  aim(
    `of ${steady.theirs} users, another's`,
    String(steady.anothers),
    '0',
    steady.theirs > 0 && steady.anothers === 0,
  ),
];
console.log(table([['', 'measured', 'aim', ''], ...aims.map(({ row }) => row)]));
process.exitCode = aims.every(({ met }) => met) ? 0 : 1;

async function measure(title: string, request: Request) {
  const figures = await compare(servers, request, extent);
  const rows = Object.entries(figures).map(([name, { rate, p99, cpu, ofBare, timesPrism }]) => [
    name,
    rate.toFixed(0),
    p99.toFixed(0),
    cpu.toFixed(0),
    ofBare.toFixed(2),
    timesPrism.toFixed(2),
  ]);
  console.log(`${table([[title, 'requests/s', 'p99 ms', 'CPU µs', 'of bare', 'times Prism'], ...rows])}\n`);
  const { mock } = figures;
  if (!mock) throw new Error('The mock was not measured.');
  return mock;
}

function aim(what: string, measured: string, aimed: string, met: boolean) {
  return { met, row: [what, measured, aimed, met ? 'yes' : 'NO'] };
}
