// The page's first script, which runs before the first paint. A file of its own, so that no inline script is needed.
import { tidyAddress } from './client/address';
import { dropDrawing } from './client/remove-page';
import { fetchCode, watchCode, type Load } from './client/load-code';
import { showLanguage, wishedLanguage } from '../src/i18n/detect-language';
import { prepareDrawing } from './client/prepare-page';
import { tellUnloaded } from './client/show-load-error';
import { followTheme } from '../src/theme/show-theme';

const script = document.currentScript as HTMLScriptElement;
const { code, path, screen, title = '', words = '{}', ...drawing } = script.dataset;

tidyAddress(new URL('.', script.src).pathname);
followTheme();
const language = wishedLanguage();
showLanguage(language);

const onMissing = (load: Load) => tellUnloaded(JSON.parse(words)[language], load);
watchCode(onMissing);
// A host may serve the same page for every path.
if (path === location.pathname) fetchCode([code, screen], onMissing, prepareDrawing(language, drawing));
else if (path) {
  dropDrawing(title);
  fetchCode([code], onMissing);
}
