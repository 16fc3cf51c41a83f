import { NO_LATENCY } from 'mock-api';
import { startMockServer } from 'mock-api/http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createServerControls } from './server-controls';

async function openControls() {
  const { Request, Response } = globalThis;
  onTestFinished(() => void Object.assign(globalThis, { Request, Response }));
  vi.stubGlobal('document', { visibilityState: 'visible' });
  onTestFinished(() => void vi.unstubAllGlobals());
  const options = { host: 'localhost', port: 0, latency: NO_LATENCY, stateFile: undefined, fresh: false };
  const { address, close } = await startMockServer({ ...options, scenario: undefined });
  const controls = createServerControls(`${address}/api/__mock`, address);
  onTestFinished(close);
  onTestFinished(controls.stop);
  return { address, controls };
}

test('requests to the server are listed, and saved as a HAR', async () => {
  const { address, controls } = await openControls();
  const onChange = vi.fn();
  controls.subscribe(onChange);
  await fetch(`${address}/api/gallery`);
  await expect.poll(() => controls.requests()).toMatchObject([{ path: '/api/gallery', outcome: 200 }]);
  expect(onChange).toHaveBeenCalled();
  const { log } = JSON.parse(await controls.har());
  expect(log.entries).toMatchObject([{ request: { url: `${address}/api/gallery` } }]);
});

test('faults are added to the server and removed, and those of others are listed', async () => {
  const { address, controls } = await openControls();
  const faults = () => controls.settings.faults;
  await fetch(`${address}/api/__mock/faults`, { method: 'POST', body: 'F12' });
  await expect.poll(faults).toEqual(['F12']);
  controls.choose({ faults: ['F12', 'F13:creations.gallery@2x3'] });
  await expect.poll(faults).toEqual(['F12', 'F13:creations.gallery@2x3']);
  controls.choose({ faults: ['F13:creations.gallery@2x3'] });
  await expect.poll(faults).toEqual(['F13:creations.gallery@2x3']);
  expect((await fetch(`${address}/api/gallery`)).status).toBe(200);
  expect((await fetch(`${address}/api/gallery`)).status).toBe(500);
});
