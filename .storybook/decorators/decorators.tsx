import type { Decorator } from '@storybook/react-vite';
import { UiProvider, PortalContainer } from '@product/ui';
import { StoryLanguage, StoryBusinessModel } from '@product/web/testing';
import { useInsertionEffect, useSyncExternalStore, type ReactNode, useState, Fragment } from 'react';
import { languageOverride } from '../language/language-override';
import { loadLanguage, type LoadedLanguage } from '../language/load-language';
import { isOneOf, BUSINESS_MODEL_NAMES, businessModels } from '@product/domain';
import { browserStorage } from '../../apps/web/src/lib/safe-storage';
import { BROWSER_KEYS } from '../../apps/web/src/lib/stored';
import { showTheme } from '../../apps/web/src/theme/show-theme';
import { StoryFrame } from './story-frame';
import { brandCss } from '../make-it-yours/theme-css';
import { useStyleSheet } from '../make-it-yours/use-style-sheet';

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

/**
 * The toolbar's business model. The app's screens are configured with it; a piece gets the args that its parameter
 * `businessModel` derives from it. With `tokens` a story keeps its own args.
 */
export const withBusinessModel: Decorator = (Story, { globals, parameters, args }) => {
  const name = isOneOf(BUSINESS_MODEL_NAMES, globals.businessModel) ? globals.businessModel : 'tokens';
  const toArgs: StoryModelArgs = parameters.businessModel ?? (() => ({}));
  return (
    <StoryBusinessModel value={name}>
      {name === 'tokens' ? <Story /> : <Story args={{ ...args, ...toArgs(businessModels[name]) }} />}
    </StoryBusinessModel>
  );
};

/** Wraps a story in `<main>`, except screens, flows and the mock's panel, which render a whole page. */
export const withLandmark: Decorator = (Story, { title }) =>
  /^(Screens|Flows|Mock API)\//.test(title) ? (
    <Story />
  ) : (
    <Main>
      <Story />
    </Main>
  );

function Main({ children }: { children: ReactNode }) {
  const [main, setMain] = useState<HTMLElement | null>(null);
  return (
    <main ref={setMain}>
      <PortalContainer element={main}>{children}</PortalContainer>
    </main>
  );
}

/** The toolbar's motion setting. For `reduced`, preview.css has the rules of the library's `prefers-reduced-motion`. */
export const withMotion: Decorator = (Story, { globals }) => (
  <Moving motion={globals.motion}>
    <Story />
  </Moving>
);

function Moving({ motion, children }: { motion: string; children: ReactNode }) {
  useInsertionEffect(() => {
    document.documentElement.dataset['motion'] = motion;
  }, [motion]);
  return children;
}

export const withWorld: Decorator = (Story, { globals: { scenario, network, businessModel } }) => (
  <Fragment key={[scenario, network, businessModel].join()}>
    <Story />
  </Fragment>
);

/** The toolbar's theme: the class on the root element, and the user's stored choice, which the app reads. */
export const withTheme: Decorator = (Story, { globals, id }) =>
  globals.theme === 'both' ? (
    <SideBySide story={id} />
  ) : (
    <Themed theme={globals.theme}>
      <Story />
    </Themed>
  );

function Themed({ theme, children }: { theme: string; children: ReactNode }) {
  // Set before the story renders: the app reads it once when it starts.
  browserStorage.set(BROWSER_KEYS.theme, theme);
  useInsertionEffect(() => {
    const system = matchMedia('(prefers-color-scheme: dark)');
    showTheme();
    // A mounted app reads the choice again on a `storage` event, as after a choice in another tab.
    window.dispatchEvent(new Event('storage'));
    system.addEventListener('change', showTheme);
    return () => system.removeEventListener('change', showTheme);
  }, [theme]);
  return children;
}

const THEMES = ['light', 'dark'];

/** The story twice, each in its own document, so that overlays and ids do not collide. */
function SideBySide({ story }: { story: string }) {
  return (
    <div className="grid auto-rows-[minmax(30rem,1fr)] min-h-dvh grid-cols-1 sm:grid-cols-2">
      {THEMES.map((theme) => (
        <StoryFrame key={theme} title={theme} theme={theme} src={addressOf(story, theme)} />
      ))}
    </div>
  );
}

/** This page's address with the story in one theme. The toolbar's other settings are kept. */
function addressOf(story: string, theme: string): string {
  const address = new URL(window.location.href);
  const others = (address.searchParams.get('globals') ?? '')
    .split(';')
    .filter((pair) => pair && !pair.startsWith('theme:'));
  address.searchParams.set('id', story);
  address.searchParams.set('viewMode', 'story');
  address.searchParams.set('globals', [...others, `theme:${theme}`].join(';'));
  return address.href;
}

/** The toolbar's brand, as a host sets it; without one the library's own accents. */
export const withBrand: Decorator = (Story, { globals, parameters }) => (
  <Branded brand={parameters.brand ?? globals.brand}>
    <Story />
  </Branded>
);

function Branded({ brand, children }: { brand: string; children: ReactNode }) {
  useStyleSheet(brand && brandCss(brand));
  return children;
}
