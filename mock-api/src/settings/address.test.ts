import { expect, test } from 'vitest';
import { addressOf, pathOf, readSettings, writeSettings } from './address';
import type { MockSettings } from './settings';

function read(query: string) {
  const warnings: string[] = [];
  return { settings: readSettings(query, (sentence) => warnings.push(sentence)), warnings };
}

test('a query can contain all settings', () => {
  const query =
    '?scenario=creator&as=demo&fault=F13:generation.create@2&fault=F01&latency=0&delay=300&credit=never' +
    '&override=%7B%22verb%22:%22hang%22%2C%22endpoint%22:%22session.user%22%7D' +
    '&now=2026-01-05T09:00:00.000Z&fresh=true&language=ar&theme=dark';
  const settings = {
    scenario: 'creator',
    as: 'demo',
    faults: ['F13:generation.create@2', 'F01'],
    latency: 0,
    delay: 300,
    credit: 'never',
    overrides: [{ verb: 'hang', endpoint: 'session.user' }],
    now: '2026-01-05T09:00:00.000Z',
    fresh: true,
    language: 'ar',
    theme: 'dark',
  } satisfies MockSettings;
  expect(read(query)).toEqual({ settings, warnings: [] });
  expect(writeSettings(settings)).toBe(query);
});

test('a fault that is repeated in another notation is read once', () => {
  expect(read('?fault=F12:POST /api/generate&fault=F12:generation.create').settings).toEqual({
    faults: ['F12:generation.create'],
  });
});

test('an empty name means signed out', () => {
  expect(read('?as=').settings).toEqual({ as: null });
  expect(writeSettings({ as: null })).toBe('?as=');
});

test('a query without settings of the mock selects none, and stays unchanged', () => {
  expect(read('?tab=register')).toEqual({ settings: {}, warnings: [] });
  expect(writeSettings({}, '?tab=a%20b')).toBe('?tab=a%20b');
  expect(writeSettings({})).toBe('');
});

test('settings replace those of a query, and keep its other parameters', () => {
  const query = '?tab=register&fault=F01&fault=F05&scenario=creator';
  expect(writeSettings({ faults: ['F13'] }, query)).toBe('?tab=register&fault=F13');
  expect(writeSettings({}, query)).toBe('?tab=register');
});

test.each([
  ['scenario=paradise', /\?scenario=paradise is ignored\. There are visitor, newcomer, creator/],
  ['fault=F99', /\?fault=F99 is ignored\. There is no fault/],
  ['fault=F13:generation.undo', /\?fault=F13:generation\.undo is ignored\..*generation\.undo/],
  ['fault=F35:session.login', /does not apply to session\.login/],
  ['latency=slow', /\?latency=slow is ignored\. It takes whole milliseconds/],
  ['latency=', /\?latency= is ignored\./],
  ['delay=-1', /\?delay=-1 is ignored\./],
  ['delay=99999999', /\?delay=99999999 is ignored\. .*600000/],
  ['now=tomorrow', /\?now=tomorrow is ignored\. It takes a date/],
  ['override=%7B%22verb%22:%22break%22%7D', /is ignored\. verb: There are the verbs answer, hang/],
  ['credit=tomorrow', /\?credit=tomorrow is ignored\. There are now, later, never/],
])('%s is ignored with a warning, and the other settings apply', (wrong, warning) => {
  expect(read(`?as=demo&${wrong}&fault=F01`)).toEqual({
    settings: { as: 'demo', faults: ['F01'] },
    warnings: [expect.stringMatching(warning)],
  });
});

test('the address of what is set on a page contains its path, and the path is read back', () => {
  const address = addressOf({ path: '/gallery?tab=community#top', scenario: 'creator', as: null });
  expect(address).toBe('/gallery?tab=community&scenario=creator&as=#top');
  expect(pathOf(address)).toBe('/gallery?tab=community#top');
});
