import { safeMediaUrl } from '@product/api-client';
import { GALLERY_MAX_COLUMNS, mediaTypeOf } from '@product/domain';

const FRESH_MS = 30_000;

/**
 * Prefetches a public list before the app has loaded. Not for a user's own data: the session may change before the app
 * makes the call.
 * @returns the items; none if the response is not a list
 */
export async function prefetchList(address: string): Promise<readonly unknown[]> {
  const { url } = new Request(address);
  let response: Promise<Response> | undefined = fetch(url, { credentials: 'include' });
  const discard = () => (response = undefined);
  window.takePrefetched = (request) => {
    const match = request.url === url ? response : undefined;
    if (match) discard();
    return match;
  };
  setTimeout(discard, FRESH_MS);
  const list: unknown = await (await response).clone().json();
  return Array.isArray(list) ? list : [];
}

/**
 * Shows the first images of a list, a row of cards or on a phone the height of the screen, in the placeholders of the prerendered cards. The app then finds them loaded.
 * @param visible resolves when the placeholders are in the page; default: they are
 */
export async function preloadGalleryImages(list: readonly unknown[], visible?: Promise<unknown>) {
  const first = list.slice(0, GALLERY_MAX_COLUMNS);
  await Promise.all(
    first.map(async (item, index) => {
      const image = await loadImage(Object(item));
      await visible;
      const placeholders = document.querySelectorAll<HTMLElement>('[data-ui=gallery-skeleton-media]');
      const { style } = placeholders[index] ?? {};
      if (!image || !style) return;
      style.animation = 'none';
      style.background = `center / cover url(${JSON.stringify(image.src)})`;
    }),
  );
}

/** @returns `undefined` if there is no image to show */
async function loadImage({ imageUrl, mediaType }: { imageUrl?: unknown; mediaType?: unknown }) {
  const src = safeMediaUrl(imageUrl);
  if (!src || mediaTypeOf(mediaType, src) === 'video') return undefined;
  const image = Object.assign(new Image(), { referrerPolicy: 'no-referrer', fetchPriority: 'high', src });
  await image.decode();
  return image;
}
