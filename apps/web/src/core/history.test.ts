// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost/" }
import { expect, test, vi } from 'vitest';
import { createBrowserHistory, createMemoryHistory, type Step } from './history';
import { createPath } from './router';

test.each([
  ['the browser', () => (window.history.replaceState(null, '', '/first?a=1#b'), createBrowserHistory())],
  ['memory', () => createMemoryHistory('/first?a=1#b')],
])('%s tells where it is, of every step, and of none when nobody listens', (_name, open) => {
  const history = open();
  const steps: Step[] = [];
  expect(createPath(history.location)).toBe('/first?a=1#b');
  const stop = history.listen((step) => steps.push(step));
  history.push('/second', { from: 'first' });
  history.replace({ pathname: '/third', search: '?x' }, undefined, { flushSync: true });
  expect(steps.map(({ action, location, flushSync }) => [action, createPath(location), flushSync])).toEqual([
    ['PUSH', '/second', false],
    ['REPLACE', '/third?x', true],
  ]);
  expect(steps[0]!.location.state).toEqual({ from: 'first' });
  expect(new Set(steps.map(({ location }) => location.key)).size).toBe(2);
  stop();
  history.push('/fourth');
  expect(steps).toHaveLength(2);
  expect(history.location.pathname).toBe('/fourth');
});

test('Back returns to the previous location with the same key', async () => {
  const history = createMemoryHistory('/first');
  const { key } = history.location;
  const steps: Step[] = [];
  history.push('/second');
  history.listen((step) => steps.push(step));
  history.go(-1);
  history.go(-1);
  expect(steps.map(({ action }) => action)).toEqual(['POP']);
  expect(history.location).toMatchObject({ pathname: '/first', key });
});

test("the browser's Back notifies the listeners", async () => {
  window.history.replaceState(null, '', '/first');
  const history = createBrowserHistory();
  const told = vi.fn();
  history.push('/second');
  history.listen(told);
  window.history.replaceState({ usr: null, key: 'kept' }, '', '/first');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(told.mock.calls[0]![0]).toMatchObject({
    action: 'POP',
    location: { pathname: '/first', key: 'kept' },
  });
});

test('a link to a part of the page, which the browser follows by itself, is a place of its own', () => {
  window.history.replaceState(null, '', '/first');
  const history = createBrowserHistory();
  const start = history.location.key;
  const told = vi.fn<(step: Step) => void>();
  history.listen(told);
  window.history.pushState(null, '', '/first#part');
  window.dispatchEvent(new PopStateEvent('popstate'));
  const { location } = told.mock.calls[0]![0];
  expect(createPath(location)).toBe('/first#part');
  window.dispatchEvent(new PopStateEvent('popstate'));
  const keys = told.mock.calls.map(([step]) => step.location.key);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[0]).not.toBe(start);
});
