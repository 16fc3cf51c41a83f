// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost/gallery?fault=F01&tab=community" }
import { createWorld } from 'mock-api';
import {
  signedInUsername,
  signInAs,
  createController,
  writeSettings,
  type MockSettings,
} from 'mock-api/browser';
import { beforeEach, expect, test, vi } from 'vitest';
import { drafts } from '../../lib/draft';
import { createControls } from './controls';

function openControls(settings: MockSettings = {}) {
  const world = createWorld({ scenario: 'creator' });
  const kept: MockSettings[] = [];
  const reload = vi.fn();
  const controls = createControls(createController(world), settings, {
    update: (next) => kept.push(next),
    linkTo: writeSettings,
    reload,
  });
  return { world, kept, reload, controls };
}

beforeEach(() => drafts.save({ prompt: 'a secret garden' }, 7));

test('a choice takes effect, is in the address, and notifies the listeners', () => {
  const { world, kept, reload, controls } = openControls({ scenario: 'creator' });
  const onChange = vi.fn();
  controls.subscribe(onChange);
  const before = controls.version();
  controls.choose({ latency: 5, credit: 'never' });
  expect(kept.at(-1)).toEqual({ scenario: 'creator', latency: 5, credit: 'never' });
  expect(controls.settings).toEqual(kept.at(-1));
  expect(world.latency.image).toEqual([5, 5]);
  expect(world.state.creditTime).toBe('never');
  expect(onChange).toHaveBeenCalled();
  expect(controls.version()).toBeGreaterThan(before);
  expect(reload).not.toHaveBeenCalled();
});

test('switching the user reloads the page, without data of the former one', async () => {
  const { world, kept, reload, controls } = openControls();
  await controls.switchUser(null);
  expect(signedInUsername(world)).toBe(null);
  expect(kept.at(-1)).toEqual({ as: null });
  expect(reload).toHaveBeenCalledOnce();
  expect(drafts.get()).toBeNull();
});

test('another scenario has its own user, and keeps the other choices', async () => {
  const { world, kept, reload, controls } = openControls({ as: 'admin', faults: ['F01'], credit: 'never' });
  await controls.open('newcomer');
  expect(world.scenario).toBe('newcomer');
  expect(kept).toEqual([{ scenario: 'newcomer', as: undefined, faults: ['F01'], credit: 'never' }]);
  expect(reload).toHaveBeenCalledOnce();
});

test('a reset keeps only the scenario', async () => {
  const { world, kept, reload, controls } = openControls({ as: 'admin', faults: ['F01'] });
  signInAs(world, 'admin');
  await controls.reset();
  expect(signedInUsername(world)).toBe('demo');
  expect(kept.at(-1)).toEqual({ scenario: 'creator' });
  expect(reload).toHaveBeenCalledOnce();
});

test('a logout in the app removes the user from the address', () => {
  const { world, kept } = openControls({ as: 'demo' });
  signInAs(world, null);
  expect(kept).toEqual([{ as: null }]);
});

test('the address contains only choices', () => {
  const { world, kept } = openControls({ latency: 0 });
  signInAs(world, null);
  world.reset('visitor');
  expect(kept).toEqual([]);
});

test('a link contains the user and the path, chosen or not', () => {
  const { world, controls } = openControls({ faults: ['F01'] });
  signInAs(world, 'newcomer');
  expect(controls.link()).toBe('?scenario=creator&as=newcomer&fault=F01&credit=now');
});

test('what is set on the page is data, with its path, language and theme', () => {
  const { world, controls } = openControls({ faults: ['F01'] });
  signInAs(world, 'newcomer');
  document.documentElement.lang = 'ar';
  expect(controls.setup()).toEqual({
    path: '/gallery?tab=community',
    scenario: 'creator',
    as: 'newcomer',
    faults: ['F01'],
    credit: 'now',
    language: 'ar',
    theme: 'system',
  });
});
