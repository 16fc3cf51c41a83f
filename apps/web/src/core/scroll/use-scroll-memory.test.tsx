// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { NavigationType } from '../router';
import { useScrollMemory } from './use-scroll-memory';

const entry = (key: string, pathname: string) => ({ key, pathname, search: '', hash: '', state: null });

function Page({ location, action }: { location: ReturnType<typeof entry>; action: NavigationType }) {
  useScrollMemory(location, action);
  return null;
}

test('Back to an entry of the same page, in which nobody has scrolled, restores where it began', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5000, configurable: true });
  const root = createRoot(document.createElement('div'));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    vi.unstubAllGlobals();
    window.scrollTo(0, 0);
  });
  const visit = (key: string, pathname: string, action: string) =>
    act(async () => root.render(<Page location={entry(key, pathname)} action={action as NavigationType} />));

  await visit('list', '/gallery', 'POP');
  window.scrollTo(0, 2000);
  await visit('opened', '/gallery', 'PUSH');
  await visit('form', '/generate', 'PUSH');
  expect(window.scrollY).toBe(0);
  await visit('opened', '/gallery', 'POP');
  await vi.waitFor(() => expect(window.scrollY).toBe(2000));
});
