import { safeMediaUrl } from '@product/api-client';
import { GALLERY_MAX_COLUMNS, mediaTypeOf } from '@product/domain';

declare global {
  interface Window {
    /** Returns the response to a request that the page made before the app ran. Each response is returned once. */
    askedAhead?: (request: Request) => Promise<Response> | undefined;
  }
}

const FRESH_MS = 30_000;

/**
 * Prefetches a public list before the app has loaded. Not for a user's own data: the session may change before the app
 * makes the call.
 * @param address the URL of the list
 * @returns the items; none if the response is not a list
 */
export async function askAhead(address: string): Promise<readonly unknown[]> {
  const { url } = new Request(address);
  let answer: Promise<Response> | undefined = fetch(url, { credentials: 'include' });
  const forget = () => (answer = undefined);
  window.askedAhead = (request) => {
    const taken = request.url === url ? answer : undefined;
    if (taken) forget();
    return taken;
  };
  setTimeout(forget, FRESH_MS);
  const list: unknown = await (await answer).clone().json();
  return Array.isArray(list) ? list : [];
}

interface Shown {
  imageUrl?: unknown;
  mediaType?: unknown;
}

/**
 * The number of images in the first viewport: a row of cards, or on a phone, which has one column, the height of the
 * screen.
 */
const PLACES = { narrow: 2, wide: GALLERY_MAX_COLUMNS };
const WIDE_PX = 600;

/** Shows the first images of a list in the placeholders of the prerendered cards. The app then finds them loaded. */
export async function hangPictures(list: readonly unknown[]) {
  const places = [...document.querySelectorAll<HTMLElement>('[data-slot=gallery-skeleton-media]')];
  const first = places.slice(0, innerWidth < WIDE_PX ? PLACES.narrow : PLACES.wide);
  await Promise.all(first.map((place, index) => hang(place, Object(list[index]) as Shown)));
}

async function hang(place: HTMLElement, { imageUrl, mediaType }: Shown) {
  const picture = new Image();
  const src = safeMediaUrl(imageUrl);
  if (!src || mediaTypeOf(mediaType, src) === 'video') return;
  Object.assign(picture, { referrerPolicy: 'no-referrer', fetchPriority: 'high', src });
  await picture.decode();
  place.style.animation = 'none';
  place.style.background = `center / cover url(${JSON.stringify(picture.src)})`;
}
