import { safeMediaUrl } from '@product/api-client';

declare global {
  interface Window {
    /** The answer to a call that the page has made before the app could, once. */
    askedAhead?: (request: Request) => Promise<Response> | undefined;
  }
}

/** After that an answer is old. */
const FRESH_MS = 30_000;

/**
 * Asks for a public list while nothing of the app is here. Nobody's own data: who is here may change before the app
 * asks.
 * @param address of the list
 * @returns what the list is, if it is one
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

/** A row of cards, about. */
const PLACES = { narrow: 2, wide: 4 };
const WIDE_PX = 600;

/**
 * Hangs the first pictures of a list into the places that the drawn page keeps for its cards. The app finds them loaded.
 */
export async function hangPictures(list: readonly unknown[]) {
  const places = [...document.querySelectorAll<HTMLElement>('[data-slot=gallery-skeleton-media]')];
  const first = places.slice(0, innerWidth < WIDE_PX ? PLACES.narrow : PLACES.wide);
  await Promise.all(first.map((place, index) => hang(place, list[index] as Shown | undefined)));
}

async function hang(place: HTMLElement, { imageUrl, mediaType }: Shown = {}) {
  const picture = new Image();
  const src = mediaType === 'video' ? undefined : safeMediaUrl(imageUrl);
  if (!src) return;
  Object.assign(picture, { referrerPolicy: 'no-referrer', fetchPriority: 'high', src });
  await picture.decode();
  place.style.animation = 'none';
  place.style.background = `center / cover url(${JSON.stringify(picture.src)})`;
}
