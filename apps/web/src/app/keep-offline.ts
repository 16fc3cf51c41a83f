import { messageSW, Workbox } from 'workbox-window';
import { WORKER_FILE, WORKER_POLICY, type WorkerMessage } from '../../service-worker/protocol';
import type { Services } from '../core/services';
import { languageOf } from '../i18n/create-i18n';

/** A page that stays open looks for a new version in this interval. A page load looks for one anyway. */
const UPDATE_CHECK_MS = 3_600_000;

/** Registers the service worker once the page has loaded, and offers a new version of the app when it is ready. */
export async function keepOffline(services: Services) {
  if (!('serviceWorker' in navigator) || (savesData() && !isInstalled())) return;
  const { i18n } = services;
  const worker = new Workbox(workerUrl() as string);
  const send = (to: ServiceWorker, message: WorkerMessage) => messageSW(to, message);
  const keepTexts = (to: ServiceWorker | null) =>
    to && void send(to, { type: 'KEEP_TEXTS', language: languageOf(i18n) });

  worker.addEventListener('waiting', async ({ sw }) => {
    if (!sw) return;
    keepTexts(sw);
    // A page that was loaded after a deployment is new itself, whatever worker controls it.
    if (!(await send(sw, { type: 'IS_OUTDATED', code: codeOfPage() }))) return;
    const { showUpdateNotice } = await import('./update-notice/show-update-notice');
    showUpdateNotice(services, () => void replaceWorker(worker));
  });

  // Where there can be no worker, as in some private windows, there is none.
  const registration = await worker.register().catch(() => undefined);
  if (!registration) return;
  setInterval(() => void worker.update().catch(() => undefined), UPDATE_CHECK_MS);
  await navigator.serviceWorker.ready;
  keepTexts(registration.active);
  i18n.on('languageChanged', () => [registration.active, registration.waiting].forEach(keepTexts));
}

/** Reloads the page with the newest worker. Another page may have replaced the old one meanwhile. */
async function replaceWorker(worker: Workbox) {
  const { serviceWorker } = navigator;
  const reload = () => location.reload();
  if (!(await serviceWorker.getRegistration())?.waiting) return reload();
  serviceWorker.addEventListener('controllerchange', reload, { once: true });
  worker.messageSkipWaiting();
}

/** The URLs of the code that the page has loaded or is about to. */
const codeOfPage = () =>
  [
    ...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('[rel=modulepreload], [type=module]'),
  ].map((tag) => ('href' in tag ? tag.href : tag.src));

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

/** An installed app needs the worker also for what is shared with it. */
const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => unknown };
}

/** The worker's URL, as a browser with Trusted Types demands it. */
function workerUrl() {
  const url = import.meta.env.BASE_URL + WORKER_FILE;
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  return trustedTypes?.createPolicy(WORKER_POLICY, { createScriptURL: () => url }).createScriptURL('') ?? url;
}
