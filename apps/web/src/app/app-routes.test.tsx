// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { MemoryRouter } from '../core/router';
import { openBrowser, openTab } from '../testing/tab';
import { App } from './app';
import { prepareScreen } from './routes';

test('when a navigation of the services resolves, the page there has been rendered, and the one before unmounted', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const { services } = await openTab(openBrowser());
  await prepareScreen('/auth', services.translations);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={['/auth']} useTransitions={false}>
        <App services={services} />
      </MemoryRouter>,
    ),
  );
  const heading = () => host.querySelector('h1')?.textContent;
  expect(heading()).toBe('Login');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  await services.navigation.go('/legal/privacy');
  expect(heading()).toBe('Privacy Policy');
  root.unmount();
  vi.unstubAllGlobals();
});
