import { FALLBACK_LANGUAGE, type Language } from '@product/domain';
import { mayBeSignedIn } from '../../src/lib/session-hint';
import { askAhead, hangPictures } from './prefetch';
import { keepPresses } from './record-events';
import { holdLazyPictures, whenSeen } from './after-first-paint';
import { showDrawing } from './show-page';
import { showYear } from './show-year';
import { translateDrawing } from './translate-page';

/** What the build has set as data attributes for the prerendered page (prerender/plugin.mjs). */
interface Drawing {
  drawnFor?: string;
  list?: string;
  texts?: string;
}

/**
 * Shows the part of the prerendered HTML that is for this user, in their language.
 * @returns resolves when it is visible; `undefined` if its content stays hidden until the app renders
 */
export function prepareDrawing(language: Language, { drawnFor, list, texts }: Drawing) {
  const isSomebodyExpected = mayBeSignedIn();
  // Some pages are prerendered for visitors, and for an address without a query.
  const isStrange = drawnFor === 'visitors' && (isSomebodyExpected || location.search !== '');
  const unfit = isStrange ? 'main' : 'nothing';
  // Pages are prerendered in English, and translated once the translation has loaded.
  const isForeign = language !== FALLBACK_LANGUAGE;
  const translated = isForeign && texts ? translateDrawing(texts.replace('*', language)) : undefined;
  showDrawing(isForeign ? 'all' : unfit);
  const shown = translated?.then(() => showDrawing(unfit));
  showYear();

  const listed = list && !isSomebodyExpected ? askAhead(list) : undefined;
  const hung = listed?.then(hangPictures);
  // Errors are ignored here: the app gets the list's own error when it takes the response, and works without
  // prerendered HTML.
  for (const part of [hung, shown]) part?.catch(() => undefined);

  if (isStrange || (isForeign && !translated)) return undefined;
  const seen = whenSeen(Promise.all([hung, shown]));
  keepPresses();
  holdLazyPictures(seen);
  return seen;
}
