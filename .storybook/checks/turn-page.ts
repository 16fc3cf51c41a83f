import { storyTexts } from '@product/web/testing';
import { loadSpeech } from '../language/load-speech';
import { spoken } from '../language/spoken';

export function flipTheme() {
  const { classList } = document.documentElement;
  const dark = classList.toggle('dark');
  classList.toggle('light', !dark);
}

export const themeOnPage = () => (document.documentElement.classList.contains('dark') ? 'dark' : 'light');

/** Switches the story to Arabic without remounting it: what is open stays open. Resolves when it is rendered. */
export async function speakArabic() {
  const arabic = await loadSpeech('ar');
  if (!arabic.texts) throw new Error('The Arabic catalogue is missing: packages/ui/src/locales/ar.json.');
  spoken.set(arabic);
  await new Promise(requestAnimationFrame);
  await storyTexts();
  await new Promise(requestAnimationFrame);
}

export function speakAsBefore() {
  spoken.set(undefined);
}
