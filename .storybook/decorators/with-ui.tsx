import type { Decorator } from '@storybook/react-vite';
import { UiProvider } from '@product/ui';
import { StoryLanguage } from '@product/web/testing';
import { useInsertionEffect, useSyncExternalStore, type ReactNode } from 'react';
import { languageOverride } from '../language/language-override';
import { loadLanguage, type LoadedLanguage } from '../language/load-language';

export const languageLoader = async ({ globals }: { globals: Record<string, string> }) => ({
  language: await loadLanguage(globals.locale ?? 'en', globals.direction),
});

/** Loads all typefaces before the story renders: text that is already rendered would not change to them. */
export const typefaceLoader = async () => {
  const loading = [...document.fonts].map((face) => face.load());
  await Promise.all(loading);
};

/** Sets the language and direction of the pieces, as a host does, and of the page around them. */
export const withUi: Decorator = (Story, { loaded, viewMode }) => (
  <LanguageProvider initialLanguage={loaded.language} wrapped={viewMode === 'docs'}>
    <Story />
  </LanguageProvider>
);

/** @param wrapped on a page with other stories: `lang` and `dir` are set on the story's own wrapper only */
function LanguageProvider({
  initialLanguage,
  wrapped,
  children,
}: {
  initialLanguage: LoadedLanguage;
  wrapped: boolean;
  children: ReactNode;
}) {
  const language = useSyncExternalStore(languageOverride.subscribe, languageOverride.get) ?? initialLanguage;
  const { locale, direction, texts } = language;
  useInsertionEffect(() => {
    if (wrapped) return;
    document.documentElement.lang = locale;
    document.documentElement.dir = direction;
  }, [locale, direction, wrapped]);
  const isOverridden = texts !== undefined || direction === 'rtl' || locale !== 'en';
  const story = (
    <UiProvider locale={locale} direction={direction} texts={texts}>
      <StoryLanguage value={isOverridden ? language : undefined}>{children}</StoryLanguage>
    </UiProvider>
  );
  if (!wrapped) return story;
  return (
    <div lang={locale} dir={direction}>
      {story}
    </div>
  );
}
