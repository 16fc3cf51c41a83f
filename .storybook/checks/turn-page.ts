import { loadSpeech } from '../language/load-speech';
import { spoken } from '../language/spoken';

/** Shows the page in the other theme. */
export function flipTheme() {
  const { classList } = document.documentElement;
  const dark = classList.toggle('dark');
  classList.toggle('light', !dark);
}

export const themeOnPage = () => (document.documentElement.classList.contains('dark') ? 'dark' : 'light');

/** Lets the story speak Arabic, as it stands: what is open stays open. Drawn once this settles. */
export async function speakArabic() {
  const arabic = await loadSpeech('ar');
  if (!arabic.texts) throw new Error('The Arabic catalogue is missing: packages/ui/src/locales/ar.json.');
  spoken.set(arabic);
  await new Promise(requestAnimationFrame);
}

/** Lets the story speak as it was opened. */
export function speakAsBefore() {
  spoken.set(undefined);
}
