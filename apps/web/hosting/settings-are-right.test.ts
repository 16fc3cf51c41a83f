import { resolveConfig } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';

const root = new URL('..', import.meta.url).pathname;

test('a build with invalid settings fails and names them, without their values', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('VITE_API_BASE_URL', 'http://api.example');
  vi.stubEnv('VITE_BUSINESS_MODEL', 'hunter2');
  vi.stubEnv('VITE_API_KEY', 'hunter2');
  const error = await resolveConfig({ root }, 'build').catch(String);
  expect(error).toMatch(/VITE_API_BASE_URL is not https/);
  expect(error).toMatch(/VITE_BUSINESS_MODEL is none/);
  expect(error).toMatch(/VITE_API_KEY is no setting/);
  expect(error).not.toContain('hunter2');
});
