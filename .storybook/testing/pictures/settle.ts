import { releaseLayers, stillLayers } from './still-layers';
import { waitForQuiet } from './wait-for-quiet';

/** How long a picture waits for what is still loading, in milliseconds. A story may show something that never loads. */
const LOADING_MS = 5000;

/**
 * Brings the page to a state that depends on nothing but the story: typefaces and images have loaded, videos show
 * their first frame, animations are at their end, or at their start if they have none, dialogs are at whole pixels.
 * @param isLoaded whether all parts of the page have been shown before: less is waited for
 * @returns what was still loading when the time was up
 */
export async function settle(page: Document, isLoaded: boolean): Promise<string[]> {
  releaseLayers();
  await waitForQuiet(page, isLoaded);
  const loading = await withTimeout([
    page.fonts.ready,
    ...[...page.images].map(loaded),
    ...[...page.querySelectorAll('video')].map(showFirstFrame),
  ]);
  for (const animation of page.getAnimations()) stop(animation);
  stillLayers(page);
  await repaint(page);
  return loading;
}

/**
 * Paints all texts and the layers of dialogs again. A dialog that has moved by half a pixel while it was animated keeps
 * some lines of text where they were, and whether it was still animated depends on time.
 */
async function repaint({ documentElement: root }: Document) {
  root.toggleAttribute('data-paint-anew', true);
  await nextFrame();
  root.toggleAttribute('data-paint-anew', false);
  await nextFrame();
  await nextFrame();
}

export const nextFrame = () => new Promise(requestAnimationFrame);

/** Resolves when an image has loaded or failed. Lazy ones are loaded: how near to the window is near depends on time. */
async function loaded(image: HTMLImageElement) {
  image.loading = 'eager';
  if (!image.src) return;
  if (!image.complete) await oneOf(image, 'load', 'error');
  await image.decode().catch(() => undefined);
}

async function showFirstFrame(video: HTMLVideoElement) {
  video.pause();
  if (video.preload === 'none' || video.error || !video.currentSrc) return;
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) await oneOf(video, 'loadeddata', 'error');
  if (video.currentTime === 0) return;
  video.currentTime = 0;
  await oneOf(video, 'seeked', 'error');
}

const oneOf = (target: EventTarget, ...events: string[]) =>
  new Promise<void>((resolve) => {
    for (const event of events) target.addEventListener(event, () => resolve(), { once: true });
  });

function stop(animation: Animation) {
  const { endTime } = animation.effect?.getComputedTiming() ?? {};
  if (endTime === Infinity) animation.cancel();
  else animation.finish();
}

/** Waits for all, but not longer than `LOADING_MS`. */
async function withTimeout(promises: Promise<unknown>[]): Promise<string[]> {
  let isLate = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      isLate = true;
      resolve();
    }, LOADING_MS);
  });
  const pending = new Set(promises);
  for (const promise of promises) void promise.then(() => pending.delete(promise));
  await Promise.race([Promise.all(promises), timeout]);
  clearTimeout(timer);
  return isLate ? [`${pending.size} of ${promises.length}`] : [];
}
