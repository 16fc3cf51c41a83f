// @vitest-environment happy-dom
import type { Creation } from '@product/api-client';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { AppProviders } from '../../app/app-providers';
import { createServices } from '../../app/create-services';
import { readConfig } from '../../config/config';
import { useVisibility } from './use-visibility';

const creation = { id: 7, title: 'Sea', isPublic: false } as Creation;

test('a failed change is shown, and reported as every failed call', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const reportError = vi.fn();
  const services = createServices({
    config: readConfig({ VITE_API_BASE_URL: 'https://api.example' }),
    fetch: async () => new Response('', { status: 500 }),
    reportError,
  });
  let setVisibility!: ReturnType<typeof useVisibility>;
  function Probe() {
    setVisibility = useVisibility([creation]);
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
  await setVisibility(creation, true);
  expect(services.toasts.getToasts()).toMatchObject([
    { title: 'Update Failed', description: 'Failed to update your creation.' },
  ]);
  expect(reportError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 500 }), {
    where: 'call creations.update',
  });
});
