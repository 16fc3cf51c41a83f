// Keeps the files of the build, so that the app opens without a connection. It keeps no response of the API and no media
// that the API names: requests that no route below matches go past it.
import { cacheNames, clientsClaim } from 'workbox-core';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { addPlugins, addRoute, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { SHARE_TARGET, type CachedFiles, type WorkerMessage } from './protocol.ts';
import { toSharedRecipe } from './share.ts';

declare const self: ServiceWorkerGlobalScope;
/** Set by the build (plugin.ts). */
declare const __CACHED_FILES__: CachedFiles;

const files = __CACHED_FILES__;
const { version, shell, firstScript, texts } = files;

const urlOf = (file: string) => new URL(file, self.location.href).href;
const isFile = (url: string, file: string) => url === urlOf(file);

/** A host may answer a missing file with a page, which must not be kept in its place. */
const refusePages = {
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) => {
    const isPage = response.headers.get('content-type')?.includes('text/html') ?? false;
    return response.ok && isPage === isFile(request.url, shell) ? response : null;
  },
};

/** Asks the network, and takes the kept file without a connection. */
const networkElse = (file?: string) =>
  new NetworkOnly({ plugins: file ? [{ handlerDidError: () => matchPrecache(file) }] : [] });

addPlugins([refusePages]);
precache(files.precache);
// The network's answer to a navigation is requested while the worker starts.
enableNavigationPreload();

// The order matters: the first route that matches is taken.
registerRoute(({ request, url }) => request.mode === 'navigate' && isPage(url), networkElse(shell));
// Any other navigation has been requested as well; a browser would repeat it if it went past the worker.
registerRoute(({ request }) => request.mode === 'navigate', networkElse());
// It belongs to the page, which may be newer than this worker.
registerRoute(({ url }) => isFile(url.href, firstScript), networkElse(firstScript));
addRoute();

registerRoute(
  ({ url }) => isFile(url.href, SHARE_TARGET.action),
  async ({ request }) =>
    Response.redirect(`${urlOf(SHARE_TARGET.action)}#${toSharedRecipe(await request.formData())}`, 303),
  SHARE_TARGET.method,
);

/** The texts of languages, and pictures of the build, which are kept when they are used. */
const ON_USE = `${cacheNames.runtime}-${version}`;
const onUse = new CacheFirst({ cacheName: ON_USE, plugins: [refusePages] });
const assets = urlOf('assets/');
const textFiles = new Set(Object.values(texts).flat().map(urlOf));
registerRoute(
  ({ url: { href } }) => textFiles.has(href) || (href.startsWith(assets) && /\.(avif|jpg)$/.test(href)),
  onUse,
);

/** A path that looks like a file, or is the API's, is no page of the app. */
function isPage({ pathname }: URL) {
  return !/^\/api\/|\.[^/]+$/.test(pathname);
}

self.addEventListener('activate', (event) => event.waitUntil(deleteOlderFiles()));
clientsClaim();

async function deleteOlderFiles() {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(`${cacheNames.runtime}-`) && name !== ON_USE);
  await Promise.all(older.map((name) => caches.delete(name)));
}

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.type === 'SKIP_WAITING') void self.skipWaiting();
  if (message.type === 'IS_OUTDATED') event.ports[0]?.postMessage(!message.code.every(isKept));
  if (message.type === 'KEEP_TEXTS') {
    const requests = (texts[message.language] ?? []).map((file) => new Request(urlOf(file)));
    event.waitUntil(Promise.allSettled(requests.map((request) => onUse.handle({ event, request }))));
  }
});

const code = new Set(files.precache.map(({ url }) => urlOf(url)));
const isKept = (url: string) => code.has(url) || textFiles.has(url);
