// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeOverStored } from './take-over-stored';

afterEach(() => void vi.unstubAllGlobals());

// Tests of other files share the environment.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const OWN = { signedIn: '', 'likes:7': '["1"]', 'likes:visitor': '[[[[', quietHelpKey: '' };
const IN_TAB = { draft: '{"prompt":"a lake"}', pendingPayment: '{}', scroll: '[]' };
const OF_OTHERS = { theme: 'dark', i18nextLng: 'de', doneSignal: 'yes', likes: '[]', liked: '[]' };

function store(storage: Storage, values: object) {
  for (const [key, value] of Object.entries(values)) storage.setItem(key, value);
}

const renamed = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [`studio:/:${key}`, value]));

test('what an earlier version has stored gets its new name, and nothing else does', () => {
  store(localStorage, { ...OWN, ...OF_OTHERS });
  store(sessionStorage, { ...IN_TAB, i18nextLng: 'fr', other: '{}' });
  takeOverStored();
  expect({ ...localStorage }).toEqual({ ...renamed(OWN), ...OF_OTHERS, 'studio:/:takenOver': '' });
  expect({ ...sessionStorage }).toEqual({
    ...renamed(IN_TAB),
    i18nextLng: 'fr',
    other: '{}',
    'studio:/:takenOver': '',
  });
});

test('it is taken over once', () => {
  store(localStorage, OWN);
  store(sessionStorage, IN_TAB);
  takeOverStored();
  const olderApp = { 'likes:7': '["2"]', 'likes:8': '["3"]' };
  store(localStorage, olderApp);
  store(sessionStorage, { draft: '{"prompt":"another"}' });
  takeOverStored();
  expect({ ...localStorage }).toMatchObject({ ...renamed(OWN), ...olderApp });
  expect({ ...sessionStorage }).toMatchObject({ ...renamed(IN_TAB), draft: '{"prompt":"another"}' });
});

test('a browser without earlier data stores nothing for it', () => {
  takeOverStored();
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
});

test('in a storage that is full, earlier data stay for the next page load', () => {
  const full = {
    getItem: (key: string): unknown => Object.entries(full).find(([name]) => name === key)?.[1] ?? null,
    setItem() {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
    removeItem: vi.fn(),
  };
  for (const key of Object.keys(full)) Object.defineProperty(full, key, { enumerable: false });
  vi.stubGlobal('localStorage', Object.assign(full, OWN));
  takeOverStored();
  expect(full.removeItem).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
