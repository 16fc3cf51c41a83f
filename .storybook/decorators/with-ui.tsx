import type { Decorator } from '@storybook/react-vite';
import { UiProvider } from '@product/ui';
import { StorySpeech } from '@product/web/testing';
import { useInsertionEffect, useSyncExternalStore, type ReactNode } from 'react';
import { loadSpeech, type Speech } from '../language/load-speech';
import { spoken } from '../language/spoken';

export const speechLoader = async ({ globals }: { globals: Record<string, string> }) => ({
  speech: await loadSpeech(globals.locale ?? 'en', globals.direction),
});

/** Loads all typefaces before the story renders: text that is already rendered would not change to them. */
export const typefaceLoader = async () => {
  const loading = [...document.fonts].map((face) => face.load());
  await Promise.all(loading);
};

/** Sets the language and direction of the pieces, as a host does, and of the page around them. */
export const withUi: Decorator = (Story, { loaded, viewMode }) => (
  <Spoken opened={loaded.speech} wrapped={viewMode === 'docs'}>
    <Story />
  </Spoken>
);

/** @param wrapped on a page with other stories: `lang` and `dir` are set on the story's own wrapper only */
function Spoken({ opened, wrapped, children }: { opened: Speech; wrapped: boolean; children: ReactNode }) {
  const speech = useSyncExternalStore(spoken.subscribe, spoken.get) ?? opened;
  const { locale, direction, texts } = speech;
  useInsertionEffect(() => {
    if (wrapped) return;
    document.documentElement.lang = locale;
    document.documentElement.dir = direction;
  }, [locale, direction, wrapped]);
  const isUnusual = texts !== undefined || direction === 'rtl' || locale !== 'en';
  const story = (
    <UiProvider locale={locale} direction={direction} texts={texts}>
      <StorySpeech value={isUnusual ? speech : undefined}>{children}</StorySpeech>
    </UiProvider>
  );
  if (!wrapped) return story;
  return (
    <div lang={locale} dir={direction}>
      {story}
    </div>
  );
}
