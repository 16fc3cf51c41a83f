// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { pageAddress } from './page-address';

const CHOSEN = { scenario: 'creator', faults: ['F13:generation.create@2'] } as const;
const QUERY = 'scenario=creator&fault=F13:generation.create@2';

const currentAddress = () => location.pathname + location.search + location.hash;

beforeEach(() => {
  // Each test wraps the history's methods again.
  for (const way of ['pushState', 'replaceState'] as const) Reflect.deleteProperty(history, way);
  history.replaceState(null, '', '/gallery');
});

test.each([
  ['/generate', `/generate?${QUERY}`],
  ['/auth?tab=register', `/auth?tab=register&${QUERY}`],
  ['/pricing?package=pro#faq', `/pricing?package=pro&${QUERY}#faq`],
  [`/generate?fault=F01&${QUERY}`, `/generate?${QUERY}`],
])('a navigation to %s keeps the settings in the address', (to, address) => {
  pageAddress(CHOSEN);
  history.pushState({ key: 1 }, '', to);
  expect(currentAddress()).toBe(address);
  expect(history.state).toEqual({ key: 1 });
  history.replaceState(null, '', to);
  expect(currentAddress()).toBe(address);
});

test('without settings no address changes', () => {
  pageAddress({});
  history.pushState(null, '', '/auth?tab=a%20b');
  expect(currentAddress()).toBe('/auth?tab=a%20b');
});

test('kept settings are in the address at once, and after each navigation', () => {
  const address = pageAddress(CHOSEN);
  address.update({ as: null });
  expect(currentAddress()).toBe('/gallery?as=');
  address.update({});
  expect(currentAddress()).toBe('/gallery');
});

test('a state without an address leaves the address as it is', () => {
  pageAddress(CHOSEN);
  history.replaceState({ idx: 0 }, '');
  expect(currentAddress()).toBe('/gallery');
  expect(history.state).toEqual({ idx: 0 });
});

test('after Back the current settings apply, not the earlier ones', () => {
  const address = pageAddress(CHOSEN);
  address.update({ as: 'demo' });
  history.replaceState(null, '', '/gallery');
  // As after the browser's Back: the old address, and then the event.
  Reflect.apply(History.prototype.replaceState, history, [{ idx: 0 }, '', `/generate?tab=x&${QUERY}`]);
  dispatchEvent(new PopStateEvent('popstate'));
  expect(currentAddress()).toBe('/generate?tab=x&as=demo');
  expect(history.state).toEqual({ idx: 0 });
});

test('a link contains settings without keeping them', () => {
  const address = pageAddress({});
  expect(new URL(address.linkTo(CHOSEN)).search).toBe(`?${QUERY}`);
  expect(currentAddress()).toBe('/gallery');
});
