// @vitest-environment happy-dom
import type { User } from '@product/api-client';
import { GENERATOR_DEFAULTS, IMAGE_TICK_MS } from '@product/domain';
import type * as Ui from '@product/ui';
import type { PreviewState } from '@product/ui';
import { manualClock } from '@product/studio/testing';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';

const USER = { id: 1, username: 'demo', tokens: 5 } as User;
const RESULT = { mediaUrl: '/lamp.jpg', mediaType: 'image' } as const;
const CHOICES = { ...GENERATOR_DEFAULTS, prompt: 'a lamp' };

test('a tick of the progress renders the preview, and neither the form nor what is around the strip', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.resetModules();
  const renders = { form: 0, strip: 0, saveAll: 0 };
  let state: PreviewState | undefined;
  vi.doMock('@product/ui', async (actual) => ({
    ...(await actual<typeof Ui>()),
    GeneratorForm: () => void (renders.form += 1),
    ResultStrip: () => void (renders.strip += 1),
  }));
  vi.doMock('@product/ui/preview-panel', () => ({
    PreviewPanel: (props: { state: PreviewState }) => void ({ state } = props),
  }));
  vi.doMock('./use-result-tasks', () => ({ useResultTasks: () => ({ state: void (renders.saveAll += 1) }) }));
  vi.doMock('./result-tools', async () => ({
    SessionStrip: (await import('./session-strip')).SessionStrip,
    DoneSignal: () => null,
    TriedStyles: () => null,
    ShareEntries: () => null,
    hasDownloadEntries: () => false,
  }));
  const { AppProviders } = await import('../../app/app-providers');
  const { createServices } = await import('../../app/create-services');
  const { readConfig } = await import('../../config/config');
  const { MemoryRouter, Outlet, Route, Routes } = await import('../../core/router');
  const { Component } = await import('./generate.screen');

  const clock = manualClock();
  const services = createServices({
    config: readConfig({}),
    clock,
    fetch: () => new Promise(() => undefined),
  });
  const { api, generations, results } = services;
  api.startNewSession(USER);
  for (const mediaUrl of ['/first.jpg', '/second.jpg'])
    results.add({ request: CHOICES, result: { ...RESULT, mediaUrl } });
  const root = createRoot(document.createElement('div'));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    generations.clear();
    results.clear();
    for (const path of ['@product/ui', '@product/ui/preview-panel', './use-result-tasks', './result-tools'])
      vi.doUnmock(path);
    vi.unstubAllGlobals();
  });
  await act(async () =>
    root.render(
      <AppProviders services={services}>
        <MemoryRouter initialEntries={['/generate']} useTransitions={false}>
          <Routes>
            <Route element={<Outlet context={USER} />}>
              <Route path="generate" element={<Component />} />
            </Route>
          </Routes>
        </MemoryRouter>
      </AppProviders>,
    ),
  );
  await act(async () => generations.start(CHOICES));
  await vi.waitFor(() => expect(renders.strip).toBeGreaterThan(0));
  // Loaded by the form, which they render again.
  await act(() => Promise.all([import('./prompt-tools/prompt-tools'), import('./queue/queue-tools')]));
  expect(state).toMatchObject({ phase: 'generating', progress: 0 });
  const before = { ...renders };
  for (let tick = 1; tick <= 3; tick += 1) await act(async () => clock.advance(IMAGE_TICK_MS));
  expect(state).toMatchObject({ phase: 'generating', progress: generations.running() });
  expect(generations.running()).toBeGreaterThan(0);
  expect(renders).toEqual({ ...before, strip: before.strip + 3 });
});
