// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from '../router';
import { LayerHistoryProvider, useBackCloses } from './layer-history-provider';

/** Opens `/start`, then `/page`, with two layers that a test opens and closes. */
async function openPage({ state }: { state?: unknown } = {}) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let app!: ReturnType<typeof useApp>;
  let browser!: NavigateFunction;
  function useApp() {
    const [outer, setOuter] = useState(false);
    const [inner, setInner] = useState(false);
    const [isSaving, setSaving] = useState(false);
    useBackCloses(outer, () => isSaving || setOuter(false));
    useBackCloses(inner, () => setInner(false));
    const { pathname, search, key } = useLocation();
    const open = [outer ? 'outer' : '', inner ? 'inner' : ''];
    const shown = [pathname + search, ...open].filter(Boolean).join(' ');
    return { shown, key, setOuter, setInner, setSaving, navigate: useNavigate() };
  }
  function Probe() {
    app = useApp();
    return null;
  }
  /** Navigates as the browser's buttons do: they know nothing of layers. */
  function Browser() {
    browser = useNavigate();
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const turn = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));
  const actAndWait = async (change: () => unknown) => {
    await act(async () => void change());
    for (let turns = 0; turns < 3; turns += 1) await turn();
    return app.shown;
  };
  const start = () =>
    root.render(
      <MemoryRouter
        initialEntries={['/start', '/page', ...(state ? [{ pathname: '/page', search: '?a=2', state }] : [])]}
        useTransitions={false}
      >
        <Browser />
        <LayerHistoryProvider>
          <Probe />
        </LayerHistoryProvider>
      </MemoryRouter>,
    );
  onTestFinished(async () => {
    await act(async () => root.unmount());
    vi.unstubAllGlobals();
  });
  await actAndWait(start);
  return {
    app: () => app,
    act: actAndWait,
    outer: (open: boolean) => actAndWait(() => app.setOuter(open)),
    inner: (open: boolean) => actAndWait(() => app.setInner(open)),
    back: (steps = 1) => actAndWait(() => browser(-steps)),
    forward: () => actAndWait(() => browser(1)),
  };
}

test('Back closes a layer, and the page stays', async () => {
  const { outer, back, app } = await openPage();
  const { key } = app();
  expect(await outer(true)).toBe('/page outer');
  expect(app().key).toBe(key);
  expect(await back()).toBe('/page');
  expect(await back()).toBe('/start');
});

test('Back closes two layers one by one, the innermost first', async () => {
  const { outer, inner, back } = await openPage();
  await outer(true);
  await inner(true);
  expect(await back()).toBe('/page outer');
  expect(await back()).toBe('/page');
  expect(await back()).toBe('/start');
});

test('a layer that is closed otherwise leaves no entry behind', async () => {
  const { outer, back, forward } = await openPage();
  await outer(true);
  expect(await outer(false)).toBe('/page');
  // Forward leads to the entry of the layer, which is gone.
  expect(await forward()).toBe('/page');
  expect(await back()).toBe('/start');
  expect(await forward()).toBe('/page');
});

test('two layers that close at once leave no entry behind', async () => {
  const { outer, inner, back, app, act } = await openPage();
  await outer(true);
  await inner(true);
  await act(() => {
    app().setOuter(false);
    app().setInner(false);
  });
  expect(await back()).toBe('/start');
});

test('a layer that follows another one takes over its entry', async () => {
  const { outer, back, app, act } = await openPage();
  await outer(true);
  await act(() => {
    app().setOuter(false);
    app().setInner(true);
  });
  expect(await back()).toBe('/page');
  expect(await back()).toBe('/start');
});

test.each(['at once', 'in a moment'])(
  'a page that is opened from a layer %s takes its place',
  async (when) => {
    const { outer, back, app, act } = await openPage();
    await outer(true);
    await act(async () => {
      app().setOuter(false);
      // The step back has begun by then, and is not rendered yet.
      if (when === 'in a moment') await new Promise((resolve) => setTimeout(resolve));
      void app().navigate('/next');
    });
    expect(app().shown).toBe('/next');
    expect(await back()).toBe('/page');
    expect(await back()).toBe('/start');
  },
);

test('a page that is opened from the inner of two layers leaves both behind', async () => {
  const { outer, inner, back, app, act } = await openPage();
  await outer(true);
  await inner(true);
  await act(() => {
    app().setOuter(false);
    app().setInner(false);
    void app().navigate('/next');
  });
  expect(app().shown).toBe('/next');
  expect(await back()).toBe('/page');
  expect(await back()).toBe('/start');
});

test('a layer stays open over a page that is opened below it, and Back closes it there', async () => {
  const { outer, back, app, act } = await openPage();
  await outer(true);
  expect(await act(() => app().navigate('/next'))).toBe('/next outer');
  expect(await back()).toBe('/next');
  expect(await back()).toBe('/page');
});

test('an address that the page replaces below a layer is that of the page afterwards', async () => {
  const { outer, back, app, act } = await openPage();
  await outer(true);
  expect(await act(() => app().navigate('?a=1', { replace: true }))).toBe('/page?a=1 outer');
  expect(await back()).toBe('/page?a=1');
  expect(await back()).toBe('/start');
});

test('several steps back close every layer', async () => {
  const { outer, inner, back } = await openPage();
  await outer(true);
  await inner(true);
  expect(await back(3)).toBe('/start');
});

test('a layer that refuses to close stays, and the next Back closes it', async () => {
  const { outer, back, app, act } = await openPage();
  await outer(true);
  await act(() => app().setSaving(true));
  expect(await back()).toBe('/page outer');
  await act(() => app().setSaving(false));
  expect(await back()).toBe('/page');
  expect(await back()).toBe('/start');
});

test('navigate(-1) leaves the page, however many layers cover it', async () => {
  const { outer, inner, app, act } = await openPage();
  await outer(true);
  await inner(true);
  expect(await act(() => app().navigate(-1))).toBe('/start');
});

test('after a reload below a layer the page is at its own entry, with its latest address', async () => {
  const { app, back } = await openPage({ state: { layers: 1 } });
  expect(app().shown).toBe('/page?a=2');
  expect(await back()).toBe('/start');
});
