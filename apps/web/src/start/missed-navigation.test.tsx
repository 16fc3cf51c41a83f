// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost/gallery" }
import { act, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { BrowserRouter, useLocation } from '../core/router';
import { MissedNavigation } from './missed-navigation';

test('a navigation between the first render and the mount of the router is rendered', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const host = document.createElement('div');
  const root = createRoot(host);
  function Page() {
    // The effects of a child run before those of its router.
    useLayoutEffect(() => window.history.replaceState(null, '', '/pricing?a=1'), []);
    const { pathname, search } = useLocation();
    return pathname + search;
  }
  await act(async () =>
    root.render(
      <BrowserRouter useTransitions={false}>
        <Page />
        <MissedNavigation />
      </BrowserRouter>,
    ),
  );
  expect(host.textContent).toBe('/pricing?a=1');
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
