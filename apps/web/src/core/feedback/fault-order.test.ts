// @vitest-environment happy-dom
import { creationsQuery, galleryQuery, keys, languageMutation } from '@product/api-client/react';
import { endpoints, type User } from '@product/api-client';
import { fault } from 'mock-api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formControl, readingControl } from '../../testing/fault-matrix/control';
import { logIn } from '../../testing/fault-matrix/controls';
import { createHarness } from '../../testing/fault-matrix/harness';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => void vi.unstubAllGlobals());

async function openApp(scenario: 'creator' | 'visitor' = 'creator') {
  const harness = createHarness(scenario);
  await harness.loadUser();
  return { ...harness, harness, user: () => harness.queryClient.getQueryData<User | null>(keys.user) };
}

test('of two languages chosen in two menus the later one applies, although its response arrives first (F41)', async () => {
  const { harness, api, world, user } = await openApp();
  const header = await formControl(harness, languageMutation(api), () => ({ language: 'de' }) as const);
  const footer = await formControl(harness, languageMutation(api), () => ({ language: 'fr' }) as const);
  world.override(fault('F41', endpoints.updateLanguage));
  await header.press();
  await footer.press();
  for (let second = 0; second < 8; second += 1) {
    await harness.watch();
    await harness.pass(1_000);
  }
  await harness.rest();
  expect(world.state.accounts[0]?.language).toBe('fr');
  expect(user()?.language).toBe('fr');
});

test('of two requests for a list the later one is shown, although its response arrives first (F41)', async () => {
  const { harness, api, world, queryClient } = await openApp();
  const gallery = readingControl(harness, galleryQuery(api));
  await gallery.press();
  await harness.rest();
  world.override(fault('F41', endpoints.listGallery));
  void queryClient.invalidateQueries({ queryKey: keys.gallery });
  await harness.watch();
  world.change((state) => {
    state.creations = [];
  });
  void queryClient.invalidateQueries({ queryKey: keys.gallery });
  await harness.watch();
  await harness.pass(1_000);
  await harness.rest();
  expect(gallery.state().data).toEqual([]);
});

test('a session that changes its user shows no data of the former one (F40)', async () => {
  const { harness, api, world, queryClient, user } = await openApp();
  await readingControl(harness, creationsQuery(api, 1)).press();
  await harness.rest();
  expect(queryClient.getQueryData(keys.creations(1))).toHaveLength(12);
  world.override(fault('F40', endpoints.getUser));
  await queryClient.refetchQueries({ queryKey: keys.user });
  await harness.rest();
  expect(user()).toMatchObject({ username: 'newcomer' });
  expect(queryClient.getQueryData(keys.creations(1))).toBeUndefined();
});

test('a login whose cookie is lost ends signed out, and the next one succeeds (F45)', async () => {
  const { harness, world, queryClient, user } = await openApp('visitor');
  world.override(fault('F45', endpoints.login, { times: 1 }));
  const form = await logIn(harness);
  const reread = async () => {
    await queryClient.refetchQueries({ queryKey: keys.user });
    await harness.rest();
  };
  await form.press();
  await harness.rest();
  await reread();
  expect(user()).toBeNull();
  await form.press();
  await harness.rest();
  await reread();
  expect(user()).toMatchObject({ username: 'demo' });
});
