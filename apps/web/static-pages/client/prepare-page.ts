import { FALLBACK_LANGUAGE, type Language } from '@product/domain';
import { hasSessionHint } from '../../src/lib/session-hint';
import type { PageData } from '../protocol';
import { afterFirstPaint, delayLazyImages } from './after-first-paint';
import { hidePrerendered } from './hide-prerendered';
import { prefetchList, preloadGalleryImages } from './prefetch';
import { recordEvents } from './record-events';
import { reserveRoom } from './reserve-room';
import { showYear } from './show-year';
import { translatePage } from './translate-page';

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
