// @vitest-environment happy-dom
import type { Creation } from '@product/api-client';
import { expect, test, vi } from 'vitest';
import { createServices } from '../../app/create-services';
import { readConfig } from '../../config/config';
import { openWith } from '../../testing/hook-with-services';
import { useVisibility } from './use-visibility';

const creation = { id: 7, title: 'Sea', isPublic: false } as Creation;

test('a failed change is shown, and reported as every failed call', async () => {
  const reportError = vi.fn();
  const services = createServices({
    config: readConfig({ VITE_API_BASE_URL: 'https://api.example' }),
    fetch: async ({ url }) => new Response('', { status: url.endsWith('/api/user') ? 401 : 500 }),
    reportError,
  });
  const setVisibility = await openWith(services, () => useVisibility([creation]));
  await setVisibility(creation, true);
  expect(services.toasts.getToasts()).toMatchObject([
    { title: 'Update Failed', description: 'Failed to update your creation.' },
  ]);
  expect(reportError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 500 }), {
    where: 'call creations.update',
  });
});
