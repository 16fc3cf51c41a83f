// The page's first script, which runs before the first paint. A file of its own, so that no inline script is needed.
import { detectLanguage, showLanguage } from '../src/i18n/detect-language';
import { keepArrivedLanguage } from '../src/i18n/stored-language';
import { syncTheme } from '../src/theme/show-theme';
import { correctAddress } from './client/address';
import { loadCode, watchScripts, type Load } from './client/load-code';
import { preparePage } from './client/prepare-page';
import { recordPaletteKey } from './client/record-palette-key';
import { showLoadError } from './client/show-load-error';
import { takeOverStored } from './client/take-over-stored';
import { LOAD_ERROR_TEXTS, PAGE_DATA, type LoadErrorTexts, type PageData, PRERENDERED } from './protocol';
import { parsed } from './client/parsed';
import { addStyles } from './client/style-sheet';

const script = document.currentScript as HTMLScriptElement;
const read = (attribute: string): unknown => JSON.parse(script.getAttribute(attribute) ?? 'null');
const page = read(PAGE_DATA) as PageData | null;

correctAddress(new URL('.', script.src).pathname);
takeOverStored();
syncTheme();
const language = detectLanguage();
showLanguage(language);
keepArrivedLanguage(language);
recordPaletteKey();

const onError = (load: Load) =>
  showLoadError((read(LOAD_ERROR_TEXTS) as Record<string, LoadErrorTexts>)[language]!, load);
watchScripts(onError);
// A host may serve the same page for every path.
if (page?.path === location.pathname) loadCode(page, onError, preparePage(language, page));
else if (page) {
  removePage(page.brand);
  loadCode({ ...page, screenCode: [] }, onError);
}

/**
 * Removes the prerendered HTML of another path before the first paint: the page is then the same as app.html.
 * @param title the page's title until the app sets one
 */
function removePage(title: string) {
  // The first `<title>` of a document applies; the prerendered one is parsed after it.
  document.title = title;
  // Without a box, lazy images do not load and there is nothing to scroll.
  addStyles(`[${PRERENDERED}] { display: none }`);
  void parsed().then(emptyPage);
}

function emptyPage() {
  const inHead = 'head > title ~ title, head > :is([name=description], [property], [rel=canonical])';
  for (const prerendered of document.querySelectorAll(inHead)) prerendered.remove();
  for (const root of document.querySelectorAll(`[${PRERENDERED}]`)) {
    root.replaceChildren();
    root.removeAttribute(PRERENDERED);
  }
}
