// The page's first script, before its first paint: a file of its own, so that the page needs no inline script.
import { FALLBACK_LANGUAGE } from '@product/domain';
import { mayBeSignedIn } from '../lib/sign-in-hint';
import { askAhead, hangPictures } from './ask-ahead';
import { keepPresses } from './early-presses';
import { hideDrawing } from './drawing';
import { fetchCode } from './fetch-code';
import { showLanguage, wishedLanguage } from './language';
import { holdLazyPictures, whenSeen } from './seen';
import { showTheme } from './theme';

const { code = '', drawnFor, list } = (document.currentScript as HTMLScriptElement).dataset;
const isSomebodyExpected = mayBeSignedIn();

showTheme();
const language = wishedLanguage();
showLanguage(language);

// Pages are drawn in English, and some of them for visitors who have nothing more to say.
const isStrange = drawnFor === 'visitors' && (isSomebodyExpected || location.search !== '');
const fits = language === FALLBACK_LANGUAGE && !isStrange;
if (fits) keepPresses();
else hideDrawing(isStrange ? 'main' : '');

const listed = list && !isSomebodyExpected ? askAhead(list) : undefined;
// Who takes the answer is told what is wrong with it; nobody else need know.
listed?.catch(() => undefined);

const seen = fits ? whenSeen(listed?.then(hangPictures)) : undefined;
if (seen) holdLazyPictures(seen);
fetchCode(code.split(' ').filter(Boolean), seen);
