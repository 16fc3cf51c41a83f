import { endpoints } from '@product/api-client';
import { fail } from 'mock-api';
import { readSettings } from 'mock-api/browser';
import { expect, test } from 'vitest';
import { initialGlobals } from '../globals';
import { addressInApp } from './address-in-app';

const story = { args: { path: '/gallery?tab=community' }, globals: { ...initialGlobals }, parameters: {} };
const settingsIn = (address = '') => readSettings(new URL(address, 'http://app').search, expect.unreachable);

test('the address opens a fresh world of the story, in its language and theme, on its path', () => {
  const overrides = [fail(endpoints.listGallery, 500)];
  const address = addressInApp({
    ...story,
    globals: { ...story.globals, locale: 'ar', theme: 'dark' },
    parameters: { world: { scenario: 'creator', overrides, faults: ['F12'] } },
  });
  expect(address).toMatch(/^\/gallery\?tab=community&/);
  expect(settingsIn(address)).toEqual({
    scenario: 'creator',
    overrides,
    faults: ['F12'],
    fresh: true,
    language: 'ar',
    theme: 'dark',
  });
});

test('the scenario and the network of the toolbar replace those of the story', () => {
  const globals = {
    ...story.globals,
    scenario: 'newcomer',
    network: 'offline',
    theme: 'both',
    locale: 'longer',
  };
  const address = addressInApp({ ...story, globals, parameters: { world: { faults: ['F12'] } } });
  expect(settingsIn(address)).toEqual({ scenario: 'newcomer', faults: ['F48'], fresh: true });
});

test('without a scenario nobody is signed in', () => {
  expect(settingsIn(addressInApp({ ...story, parameters: { world: {} } })).scenario).toBe('visitor');
});

test('a story of a component has no address, and one that an address cannot contain is an error', () => {
  expect(addressInApp(story)).toBeUndefined();
  const world = { overrides: [{ verb: 'seed', user: { shoes: 2 } }] };
  expect(() => addressInApp({ ...story, parameters: { world } })).toThrow(/cannot show this story.*shoes/);
});
