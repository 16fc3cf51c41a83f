// Compares the mock's HTTP host with a bare server, json-server and Prism, and measures it under a steady load. See
// README.md.
import { parseArgs } from 'node:util';
import type { Request } from 'autocannon';
import { table } from './lib/numbers.ts';
import { ORDER, startMock, startComparedServers } from './lib/servers.ts';
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
const servers = { mock, ...(await startComparedServers(mock)) };
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

const targets = [
  toTarget(
    'gallery, of the bare server',
    gallery.ratioToBare.toFixed(2),
    'at least 0.5',
    gallery.ratioToBare >= 0.5,
  ),
  toTarget('gallery, times Prism', gallery.ratioToPrism.toFixed(1), 'at least 4', gallery.ratioToPrism >= 4),
  toTarget('steady load, requests/s', steady.rate.toFixed(0), 'about 500', Math.abs(steady.rate - 500) < 10),
  toTarget('steady load, p99 in ms', String(steady.p99), 'under 50', steady.p99 < 50),
  toTarget('steady load, failed', String(steady.failed), '0', steady.failed === 0),
  toTarget('steady load, growth in MB', steady.growth.toFixed(1), 'under 30', steady.growth < 30),
  toTarget(
    `of ${steady.own} users, another's`,
    String(steady.other),
    '0',
    steady.own > 0 && steady.other === 0,
  ),
];
console.log(table([['', 'measured', 'aim', ''], ...targets.map(({ row }) => row)]));
process.exitCode = targets.every(({ met }) => met) ? 0 : 1;

async function measure(title: string, request: Request) {
  const figures = await compare(servers, request, extent);
  const rows = Object.entries(figures).map(([name, { rate, p99, cpu, ratioToBare, ratioToPrism }]) => [
    name,
    rate.toFixed(0),
    p99.toFixed(0),
    cpu.toFixed(0),
    ratioToBare.toFixed(2),
    ratioToPrism.toFixed(2),
  ]);
  console.log(`${table([[title, 'requests/s', 'p99 ms', 'CPU µs', 'of bare', 'times Prism'], ...rows])}\n`);
  const { mock } = figures;
  if (!mock) throw new Error('The mock was not measured.');
  return mock;
}

function toTarget(label: string, measured: string, target: string, met: boolean) {
  return { met, row: [label, measured, target, met ? 'yes' : 'NO'] };
}
