import { StartError } from '../start/start-error';
import type { ReportError } from '../lib/report-error';

/**
 * Registers the service worker that answers this page's calls.
 * @throws StartError that names what is missing
 */
export async function requireWorker(basePath: string, reportError: ReportError): Promise<void> {
  if (!isSecureContext) throw missing('The page came over http. Serve it over https, or from localhost.');
  const registration = await navigator.serviceWorker
    ?.register(`${basePath}mockServiceWorker.js`)
    .catch((error: unknown) => reportError(error, { where: 'mock' }));
  if (registration) return waitForController(registration);
  throw missing(
    'Service workers are switched off here. Leave private browsing, or allow this site to store data, and load the page again.',
  );
}

/**
 * A new worker controls the page as soon as it is active. Until then the page has no controller, and msw would reload
 * it, which loses everything typed into it.
 */
async function waitForController({ active, scope }: ServiceWorkerRegistration): Promise<void> {
  const { serviceWorker } = navigator;
  if (!loadedFrom().startsWith(scope)) {
    location.reload();
    return new Promise(() => undefined);
  }
  if (active || serviceWorker.controller) return;
  await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
}

/**
 * The address that the page was requested at. A host may serve the base path without its slash, which is outside the
 * worker's scope: the page would never get a controller. Its address is corrected by then (static-pages/client).
 */
function loadedFrom(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation?.name ?? location.href;
}

const missing = (reason: string) =>
  new StartError('This demo needs a service worker, and this browser has none for it', [
    'There is no server behind the demo: a service worker answers its calls.',
    reason,
  ]);
