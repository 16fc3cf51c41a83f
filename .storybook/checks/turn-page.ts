import { storyTexts } from '@product/web/testing';
import { loadSpeech } from '../language/load-speech';
import { spoken } from '../language/spoken';

export function flipTheme() {
  const { classList } = document.documentElement;
  const dark = classList.toggle('dark');
  classList.toggle('light', !dark);
}

export const themeOnPage = () => (document.documentElement.classList.contains('dark') ? 'dark' : 'light');

/** Switches the story to a language without remounting it: what is open stays open. Resolves when it is rendered. */
export async function speak(language: string) {
  const speech = await loadSpeech(language);
  if (!speech.texts) throw new Error(`The catalogue packages/ui/src/locales/${language}.json is missing.`);
  spoken.set(speech);
  await new Promise(requestAnimationFrame);
  await storyTexts();
  await new Promise(requestAnimationFrame);
}

export function speakAsBefore() {
  spoken.set(undefined);
}
