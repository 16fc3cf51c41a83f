import type { StoryContext } from '@storybook/react-vite';
import { checkContent } from './check-page';
import { changeLanguage, flipTheme, resetLanguage, themeOnPage } from './theme-and-language';

/**
 * Offers `checkStory` to tests/axe, on the page of a built Storybook. It switches the story to a language and a theme,
 * and checks it there as its own test does.
 */
export function offerChecks({ parameters }: StoryContext) {
  // The story before may have been left in another language.
  resetLanguage();
  const checkStory = async (language: string, theme: string) => {
    if (themeOnPage() !== theme) flipTheme();
    await changeLanguage(language);
    checkContent();
    // Loaded on request, since only the checks need axe.
    const { checkAccessibility, isChecked } = await import('./check-accessibility');
    if (isChecked(parameters)) await checkAccessibility(parameters, `${language}, ${theme} theme`);
  };
  Object.assign(window, { checkStory });
}
