// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { LeftPage, useIsPageLeft } from './left-page';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from './router';

/** Opens `/paid`, a page whose successor is rendered only when its code has loaded. */
async function openPage() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let page!: ReturnType<typeof usePage>;
  let app!: ReturnType<typeof useApp>;
  const usePage = () => ({ navigate: useNavigate(), isLeft: useIsPageLeft() });
  function useApp() {
    const current = useLocation();
    const [rendered, setRendered] = useState(current);
    return { path: current.pathname, rendered, load: () => setRendered(current), navigate: useNavigate() };
  }
  function Page() {
    page = usePage();
    return null;
  }
  function App() {
    app = useApp();
    return (
      <LeftPage pathname={app.rendered.pathname} isLeft={app.path !== app.rendered.pathname}>
        <Routes location={app.rendered}>
          <Route path="*" element={<Page />} />
        </Routes>
      </LeftPage>
    );
  }
  const root = createRoot(document.createElement('div'));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    vi.unstubAllGlobals();
  });
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={['/paid']} useTransitions={false}>
        <App />
      </MemoryRouter>,
    ),
  );
  return {
    path: () => app.path,
    isLeft: () => page.isLeft(),
    redirect: () => act(async () => void page.navigate('/generate', { replace: true })),
    press: () => act(async () => void page.navigate('/pricing')),
    load: () => act(async () => app.load()),
    back: () => act(async () => void app.navigate(-1)),
  };
}

test('a page redirects while it is open', async () => {
  const { redirect, path } = await openPage();
  await redirect();
  expect(path()).toBe('/generate');
});

test('a page that has been left redirects no more, neither before the next one is there nor after', async () => {
  const { press, isLeft, redirect, load, path } = await openPage();
  expect(isLeft()).toBe(false);
  await press();
  expect(isLeft()).toBe(true);
  await redirect();
  expect(path()).toBe('/pricing');
  await load();
  expect(isLeft()).toBe(false);
  expect(path()).toBe('/pricing');
});

test('it redirects if the user comes back before the next page is there', async () => {
  const { press, redirect, back, path } = await openPage();
  await press();
  await redirect();
  await back();
  expect(path()).toBe('/generate');
});

test('a press on a page that has been left counts', async () => {
  const { press, path, back } = await openPage();
  await press();
  await press();
  expect(path()).toBe('/pricing');
  await back();
  await back();
  expect(path()).toBe('/paid');
});
