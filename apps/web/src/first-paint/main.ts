// The page's first script, before its first paint: a file of its own, so that the page needs no inline script.
import { FALLBACK_LANGUAGE } from '@product/domain';
import { mayBeSignedIn } from '../lib/sign-in-hint';
import { keepPresses } from './early-presses';
import { hideDrawing } from './drawing';
import { fetchCode } from './fetch-code';
import { showLanguage, wishedLanguage } from './language';
import { showTheme } from './theme';

const { code = '', drawnFor } = (document.currentScript as HTMLScriptElement).dataset;

showTheme();
const language = wishedLanguage();
showLanguage(language);

// Pages are drawn in English, and one of them for visitors who have nothing more to say.
const isStrange = drawnFor === 'visitors' && (mayBeSignedIn() || location.search !== '');
const fits = language === FALLBACK_LANGUAGE && !isStrange;
if (fits) keepPresses();
else hideDrawing();

fetchCode(code.split(' ').filter(Boolean), !fits);
