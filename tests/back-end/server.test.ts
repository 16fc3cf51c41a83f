import { expect, onTestFinished, test } from 'vitest';
import { runConformance } from '../../packages/api-client/src/conformance';
import { startBackEnd } from './server';

const APP = 'http://localhost:5173';

async function openBackEnd() {
  const { address, close } = await startBackEnd(APP);
  onTestFinished(async () => void (await close()));
  return address;
}

test('another implementation of the specification keeps every rule: no check asks for more', async () => {
  const report = await runConformance({ baseUrl: await openBackEnd(), allowGenerate: true, origin: APP });
  expect(report.results.filter(({ outcome }) => outcome !== 'kept')).toEqual([]);
});

test('an origin that it does not know is found', async () => {
  const report = await runConformance({ baseUrl: await openBackEnd(), origin: 'http://localhost:9999' });
  const broken = report.results.filter(({ outcome }) => outcome === 'broken');
  expect(broken.map(({ id }) => id)).toEqual(['cors.answer', 'cors.preflight']);
});
