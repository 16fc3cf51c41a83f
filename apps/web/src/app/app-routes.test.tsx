// @vitest-environment happy-dom
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { MemoryRouter, useNavigate, type NavigateFunction } from '../core/router';
import { openBrowser, openTab } from '../testing/tab';
import { App } from './app';
import { prepareScreen } from './routes';

/** Calls back with the router's `navigate`. */
function Navigate({ onMount }: { onMount: (navigate: NavigateFunction) => void }) {
  const navigate = useNavigate();
  useEffect(() => {
    onMount(navigate);
  }, [onMount, navigate]);
  return null;
}

async function openApp(paths: string[], onMount: (navigate: NavigateFunction) => void = () => undefined) {
  const { services } = await openTab(openBrowser());
  for (const path of paths) await prepareScreen(path, services.translations);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={paths} useTransitions={false}>
        <App services={services} />
        <Navigate onMount={onMount} />
      </MemoryRouter>,
    ),
  );
  onTestFinished(() => act(async () => root.unmount()));
  onTestFinished(() => void vi.unstubAllGlobals());
  return { services, heading: () => host.querySelector('h1')?.textContent };
}

test('a navigation of the services resolves when its page has rendered and the previous page has unmounted', async () => {
  const { services, heading } = await openApp(['/auth']);
  expect(heading()).toBe('Login');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  await services.navigation.go('/legal/privacy');
  expect(heading()).toBe('Privacy Policy');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

test('Back right after a navigation of the services does not render the page that was replaced', async () => {
  let navigate: NavigateFunction | undefined;
  const { services, heading } = await openApp(['/legal/terms', '/auth'], (next) => {
    navigate = next;
  });
  const titles = new Set<string>();
  const observer = new MutationObserver(() => titles.add(document.title));
  await prepareScreen('/legal/privacy', services.translations);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  await services.navigation.go('/legal/privacy');
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  void navigate?.(-1);
  await expect.poll(heading).toBe('Terms of Service');
  observer.disconnect();
  expect([...titles].filter((title) => title.startsWith('Login'))).toEqual([]);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
