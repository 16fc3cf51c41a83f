import { FALLBACK_LANGUAGE, type Language } from '@product/domain';
import { hasSessionHint } from '../../src/lib/session-hint';
import { type PageData, HIDDEN, PRERENDERED, MOUNT_EVENT } from '../protocol';
import { afterFirstPaint, delayLazyImages } from './after-first-paint';
import { prefetchList, preloadGalleryImages } from './prefetch';
import { recordEvents } from './record-events';
import { translatePage } from './translate-page';
import { addStyles } from './style-sheet';
import { ROOM_SELECTOR, roomForWork } from '../../src/lib/room-for-work';

/**
 * Shows the part of the prerendered HTML that is for this user, in their language.
 * @returns resolves when it is visible; `undefined` if its content stays hidden until the app renders
 */
export function preparePage(language: Language, { audience, list, translations }: PageData) {
  const hasHint = hasSessionHint();
  // A page for visitors is prerendered for an address without a query.
  const isForOtherAudience = audience === 'visitors' && (hasHint || location.search !== '');
  const mismatch = isForOtherAudience ? 'main' : 'nothing';
  // Pages are prerendered in English, and translated once the translation has loaded.
  const needsTranslation = language !== FALLBACK_LANGUAGE;
  const translated = needsTranslation
    ? translatePage(translations.replace('*', language), language)
    : undefined;
  hidePrerendered(needsTranslation ? 'all' : mismatch);
  const translationShown = translated?.then(() => hidePrerendered(mismatch));
  showYear();
  reserveRoom();

  const preloaded =
    list && !hasHint
      ? prefetchList(list).then((items) => preloadGalleryImages(items, translationShown))
      : undefined;
  // Errors are ignored here: the app gets the list's own error when it takes the response, and works without
  // prerendered HTML.
  for (const part of [preloaded, translationShown]) part?.catch(() => undefined);

  if (isForOtherAudience) return undefined;
  const painted = afterFirstPaint(Promise.all([preloaded, translationShown]));
  recordEvents();
  delayLazyImages(painted);
  return painted;
}

const sheet = addStyles();

/**
 * Hides what does not match this user.
 * @param mismatch all of the prerendered HTML, its main part (header and footer are for everybody), or nothing
 */
function hidePrerendered(mismatch: 'all' | 'main' | 'nothing') {
  const part = mismatch === 'main' ? ' main' : '';
  sheet.replaceSync(mismatch === 'nothing' ? '' : `[${PRERENDERED}]${part} { visibility: hidden }`);
  document.documentElement.toggleAttribute(HIDDEN, mismatch !== 'nothing');
}

/** Reserves the height of what a signed-in user has made last, until the app does (screens/landing/last-work-slot.tsx). */
function reserveRoom() {
  const height = roomForWork();
  if (!height) return;
  const sheet = addStyles(`${ROOM_SELECTOR}:empty { min-height: ${height} }`);
  window.releaseRoom = () => sheet.replaceSync('');
}

/** Writes the year of the user's clock into the prerendered footer, and into its translation. */
function showYear() {
  const observer = new MutationObserver(() => {
    const year = document.querySelector(`[${PRERENDERED}] [data-ui=footer-year]:empty`);
    if (year) year.textContent = String(new Date().getFullYear());
  });
  observer.observe(document, { childList: true, subtree: true });
  addEventListener(MOUNT_EVENT, () => observer.disconnect());
}
