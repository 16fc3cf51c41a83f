import type { Decorator } from '@storybook/react-vite';
import { UiProvider } from '@product/ui';
import { StorySpeech } from '@product/web/testing';
import { useInsertionEffect, useSyncExternalStore, type ReactNode } from 'react';
import { loadSpeech, type Speech } from '../language/load-speech';
import { spoken } from '../language/spoken';

/** The story's language, there before the story is drawn. */
export const speechLoader = async ({ globals }: { globals: Record<string, string> }) => ({
  speech: await loadSpeech(globals.locale ?? 'en', globals.direction),
});

/** The typeface, which a text is not redrawn for once it stands. */
export const typefaceLoader = async () => void (await document.fonts.load('1em "Geist Variable"'));

/** The language and direction of the pieces, as a host gives them, and of the page around them. */
export const withUi: Decorator = (Story, { loaded, viewMode }) => (
  <Spoken opened={loaded.speech} wrapped={viewMode === 'docs'}>
    <Story />
  </Spoken>
);

/** @param wrapped on a page with other stories: only the story's own part of it speaks so */
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
