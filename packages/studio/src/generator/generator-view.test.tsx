// @vitest-environment happy-dom
import { GENERATOR_DEFAULTS, IMAGE_TICK_MS } from '@product/domain';
import type { PreviewState } from '@product/ui/preview-panel';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { manualClock } from '../testing/manual-clock';

test('a tick of the progress renders the preview, and not the form', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.resetModules();
  let formRenders = 0;
  let state: PreviewState | undefined;
  vi.doMock('@product/ui/generator-form', () => ({ GeneratorForm: () => void (formRenders += 1) }));
  vi.doMock('@product/ui/preview-panel', () => ({
    PreviewPanel: (props: { state: PreviewState }) => void ({ state } = props),
  }));
  const { createApiClient, createSession } = await import('@product/api-client');
  const { ApiProvider, createQueryClient } = await import('@product/api-client/react');
  const { createGenerationStore } = await import('../generation/generation-store');
  const { GeneratorView } = await import('./generator-view');
  const { memoryDrafts } = await import('./memory-drafts');

  const clock = manualClock();
  const api = createSession(
    createApiClient({ baseUrl: 'https://api.example', fetch: () => new Promise(() => undefined) }),
  );
  const queryClient = createQueryClient();
  const generations = createGenerationStore({ api, queryClient, clock });
  const root = createRoot(document.createElement('div'));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    generations.clear();
    vi.doUnmock('@product/ui/generator-form');
    vi.doUnmock('@product/ui/preview-panel');
    vi.unstubAllGlobals();
  });
  const drafts = memoryDrafts();
  await act(async () =>
    root.render(
      <ApiProvider api={api} queryClient={queryClient}>
        <GeneratorView user={null} drafts={drafts} generations={generations} />
      </ApiProvider>,
    ),
  );
  await act(async () => generations.start({ ...GENERATOR_DEFAULTS, prompt: 'a lamp' }));
  expect(state).toMatchObject({ phase: 'generating', progress: 0 });
  const rendersBefore = formRenders;
  for (let tick = 1; tick <= 3; tick += 1) await act(async () => clock.advance(IMAGE_TICK_MS));
  expect(state).toMatchObject({ phase: 'generating', progress: generations.running() });
  expect(generations.running()).toBeGreaterThan(0);
  expect(formRenders).toBe(rendersBefore);
});
