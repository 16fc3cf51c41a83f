import { storyTexts } from '@product/web/testing';
import { languageOverride } from '../../language/language-override';
import { loadLanguage } from '../../language/load-language';

export function flipTheme() {
  const { classList } = document.documentElement;
  const dark = classList.toggle('dark');
  classList.toggle('light', !dark);
}

export const themeOnPage = () => (document.documentElement.classList.contains('dark') ? 'dark' : 'light');

/** Switches the story to a language without remounting it: open overlays stay open. Resolves when it is rendered. */
export async function changeLanguage(language: string) {
  const loaded = await loadLanguage(language);
  if (!loaded.texts) throw new Error(`packages/ui/src/locales has no catalogue of ${language}.`);
  languageOverride.set(loaded);
  await new Promise(requestAnimationFrame);
  await storyTexts();
  await new Promise(requestAnimationFrame);
}

/** For the next story, which sets its own theme as well. */
export const resetLanguage = () => languageOverride.clear();
