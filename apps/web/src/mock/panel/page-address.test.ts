// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { pageAddress } from './page-address';

const CHOSEN = { scenario: 'creator', faults: ['F13:generation.create@2'] } as const;
const SAID = 'scenario=creator&fault=F13:generation.create@2';

const said = () => location.pathname + location.search + location.hash;

beforeEach(() => {
  // Each test wraps the history's methods again.
  for (const way of ['pushState', 'replaceState'] as const) Reflect.deleteProperty(history, way);
  history.replaceState(null, '', '/gallery');
});

test.each([
  ['/generate', `/generate?${SAID}`],
  ['/auth?tab=register', `/auth?tab=register&${SAID}`],
  ['/pricing?package=pro#faq', `/pricing?package=pro&${SAID}#faq`],
  [`/generate?fault=F01&${SAID}`, `/generate?${SAID}`],
])('on the way to %s the settings come along', (to, address) => {
  pageAddress(CHOSEN);
  history.pushState({ key: 1 }, '', to);
  expect(said()).toBe(address);
  expect(history.state).toEqual({ key: 1 });
  history.replaceState(null, '', to);
  expect(said()).toBe(address);
});

test('without settings no address is touched', () => {
  pageAddress({});
  history.pushState(null, '', '/auth?tab=a%20b');
  expect(said()).toBe('/auth?tab=a%20b');
});

test('kept settings are in the address at once, and after each navigation', () => {
  const address = pageAddress(CHOSEN);
  address.keep({ as: null });
  expect(said()).toBe('/gallery?as=');
  address.keep({});
  expect(said()).toBe('/gallery');
});

test('a state without an address leaves the address as it is', () => {
  pageAddress(CHOSEN);
  history.replaceState({ idx: 0 }, '');
  expect(said()).toBe('/gallery');
  expect(history.state).toEqual({ idx: 0 });
});

test('after Back the current settings apply, not the earlier ones', () => {
  const address = pageAddress(CHOSEN);
  address.keep({ as: 'demo' });
  history.replaceState(null, '', '/gallery');
  // As after the browser's Back: the old address, and then the event.
  Reflect.apply(History.prototype.replaceState, history, [{ idx: 0 }, '', `/generate?tab=x&${SAID}`]);
  dispatchEvent(new PopStateEvent('popstate'));
  expect(said()).toBe('/generate?tab=x&as=demo');
  expect(history.state).toEqual({ idx: 0 });
});

test('a link says settings without keeping them', () => {
  const address = pageAddress({});
  expect(new URL(address.linkTo(CHOSEN)).search).toBe(`?${SAID}`);
  expect(said()).toBe('/gallery');
});
