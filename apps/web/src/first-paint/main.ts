// The page's first script, which runs before the first paint. A file of its own, so that no inline script is needed.
import { tidyAddress } from './address';
import { dropDrawing } from './drop-drawing';
import { fetchCode, watchCode, type Load } from './fetch-code';
import { showLanguage, wishedLanguage } from './language';
import { prepareDrawing } from './prepare-drawing';
import { tellUnloaded } from './tell-unloaded';
import { followTheme } from './theme';

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
