import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import { AppProviders } from '../app/app-providers';
import type { Services } from '../core/services';

/** Renders a hook within the app's providers, for a unit test with a DOM. It is unmounted when the test has finished. */
export async function openWith<Value>(services: Services, useHook: () => Value): Promise<Value> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let value!: Value;
  function Probe() {
    value = useHook();
    return null;
  }
  const root = createRoot(document.createElement('div'));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    vi.unstubAllGlobals();
  });
  await act(async () =>
    root.render(
      <AppProviders services={services}>
        <Probe />
      </AppProviders>,
    ),
  );
  return value;
}
