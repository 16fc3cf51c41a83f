// The page's first script, before its first paint: a file of its own, so that the page needs no inline script.
import { FALLBACK_LANGUAGE } from '@product/domain';
import { mayBeSignedIn } from '../lib/sign-in-hint';
import { askAhead, hangPictures } from './ask-ahead';
import { keepPresses } from './early-presses';
import { fetchCode, watchCode, type Load } from './fetch-code';
import { showLanguage, wishedLanguage } from './language';
import { holdLazyPictures, whenSeen } from './seen';
import { showDrawing } from './show-drawing';
import { tellUnloaded } from './tell-unloaded';
import { showTheme } from './theme';
import { translateDrawing } from './translate-drawing';

const {
  code = '',
  drawnFor,
  list,
  texts,
  words = '{}',
} = (document.currentScript as HTMLScriptElement).dataset;
const isSomebodyExpected = mayBeSignedIn();

showTheme();
const language = wishedLanguage();
showLanguage(language);

// Some pages are drawn for visitors who have nothing more to say.
const isStrange = drawnFor === 'visitors' && (isSomebodyExpected || location.search !== '');
const unfit = isStrange ? 'main' : 'nothing';
// They are drawn in English, and say the same in other languages when those have come.
const isForeign = language !== FALLBACK_LANGUAGE;
const translated = isForeign && texts ? translateDrawing(texts.replace('*', language)) : undefined;
showDrawing(isForeign ? 'all' : unfit);
const shown = translated?.then(() => showDrawing(unfit));

const listed = list && !isSomebodyExpected ? askAhead(list) : undefined;
const hung = listed?.then(hangPictures);
// Who takes the list is told what is wrong with it, and the app can do without a drawing.
for (const part of [hung, shown]) part?.catch(() => undefined);

const isSeen = !isStrange && (!isForeign || translated !== undefined);
const seen = isSeen ? whenSeen(Promise.all([hung, shown])) : undefined;
if (isSeen) keepPresses();
if (seen) holdLazyPictures(seen);

const onMissing = (load: Load) => tellUnloaded(JSON.parse(words)[language], load);
watchCode(onMissing);
fetchCode(code.split(' ').filter(Boolean), onMissing, seen);
