// Compares the mock's HTTP host with a bare server, json-server and Prism, and measures it under a steady load. See
// README.md.
import { parseArgs } from 'node:util';
import type { Request } from 'autocannon';
import { printFigures } from '../scripts/lib/figures.ts';
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

printFigures([
  { name: 'Gallery, compared with the bare server', value: gallery.ratioToBare, unit: 'times', atLeast: 0.5 },
  { name: 'Gallery, compared with Prism', value: gallery.ratioToPrism, unit: 'times', atLeast: 4 },
  { name: 'Steady load', value: steady.rate, unit: 'requests/s', atLeast: 490, atMost: 510 },
  { name: 'Steady load, p99', value: steady.p99, unit: 'ms', atMost: 50 },
  { name: 'Steady load, failed', value: steady.failed, unit: '', atMost: 0 },
  { name: 'Steady load, growth', value: steady.growth, unit: 'MB', atMost: 30 },
  { name: "Answers with the user's own data", value: steady.own, unit: '', atLeast: 1 },
  { name: "Answers with another's", value: steady.other, unit: '', atMost: 0 },
]);

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
