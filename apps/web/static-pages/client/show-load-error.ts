import { element } from '../../src/lib/element';
import type { Load } from './load-code';

/**
 * Shows an alert that the app's code has not loaded: a prerendered page looks as if it worked. The code is fetched
 * again when the user presses the button or when the connection is back; typed input stays. The alert is removed when
 * the app mounts.
 * @param words the message, and the label of the retry button (prerender/first-paint.mjs)
 * @param load fetches the code again
 */
export function tellUnloaded([text, retry]: readonly [string, string], load: Load) {
  const button = element(
    'button',
    'min-h-11 justify-self-start rounded-md border border-line px-4 font-semibold',
    retry,
  );
  const notice = element(
    'div',
    'fixed inset-x-4 bottom-4 z-60 grid gap-2 rounded-md border border-line bg-surface-raised p-4 text-sm shadow-3 md:start-auto md:w-97',
  );
  notice.role = 'alert';
  notice.append(element('p', '', text), button);
  document.body.append(notice);

  const busy = (isBusy: boolean) => void (notice.style.opacity = isBusy ? '0.6' : '');
  async function again(onFailure: () => void = () => busy(false)) {
    busy(true);
    await load().catch(onFailure);
  }
  // After a deployment the old page's files may be gone: a new page refers to the new ones.
  button.addEventListener('click', () => again(() => (navigator.onLine ? location.reload() : busy(false))));
  addEventListener('online', () => again());
  const leave = () => {
    const hasFocus = notice.contains(document.activeElement);
    notice.remove();
    if (hasFocus) document.getElementById('main')?.focus();
  };
  addEventListener('take-over', leave, { once: true });
}
