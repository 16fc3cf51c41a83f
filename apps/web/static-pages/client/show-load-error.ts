import { element } from '../../src/lib/element';
import { MOUNT_EVENT, type LoadErrorTexts } from '../protocol';
import type { Load } from './load-code';

/**
 * Shows an alert that the app's code has not loaded: a prerendered page looks as if it worked. The code is fetched
 * again when the user presses the button or when the connection is back; typed input stays. The alert is removed when
 * the app mounts.
 * @param load fetches the code again
 */
export function showLoadError([message, retry]: LoadErrorTexts, load: Load) {
  const button = element(
    'button',
    'min-h-11 justify-self-start rounded-md border border-line px-4 font-semibold',
    retry,
  );
  const alert = element(
    'div',
    'fixed inset-x-4 bottom-4 z-60 grid gap-2 rounded-md border border-line bg-surface-raised p-4 text-sm shadow-3 md:start-auto md:w-97',
  );
  alert.role = 'alert';
  alert.append(element('p', '', message), button);
  document.body.append(alert);
  window.takePaletteKey?.();

  const showLoading = (isLoading: boolean) => void (alert.style.opacity = isLoading ? '0.6' : '');
  async function loadAgain(onFailure: () => void = () => showLoading(false)) {
    showLoading(true);
    await load().catch(onFailure);
  }
  // After a deployment the old page's files may be gone: a new page refers to the new ones.
  button.addEventListener('click', () =>
    loadAgain(() => (navigator.onLine ? location.reload() : showLoading(false))),
  );
  addEventListener('online', () => loadAgain());
  const remove = () => {
    const hasFocus = alert.contains(document.activeElement);
    alert.remove();
    if (hasFocus) document.getElementById('main')?.focus();
  };
  addEventListener(MOUNT_EVENT, remove, { once: true });
}
