import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { createCopy } from './copy.ts';

afterEach(() => void vi.unstubAllEnvs());

test('a repository of another user is copied, as in a container of CI', async () => {
  // git's own switch for its tests, and what the workflows set.
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
  vi.stubEnv('GIT_CONFIG_COUNT', '1');
  vi.stubEnv('GIT_CONFIG_KEY_0', 'safe.directory');
  vi.stubEnv('GIT_CONFIG_VALUE_0', '*');
  const copy = await createCopy();
  expect(existsSync(join(copy.folder, 'package.json'))).toBe(true);
  copy.close();
});
