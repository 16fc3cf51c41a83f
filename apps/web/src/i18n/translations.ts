import type { Language } from '@product/domain';
import type { i18n as I18n } from 'i18next';
import type { TextsName } from './catalogues';

/** What the page says in its language, fetched when it is needed. English comes with the code that says it. */
export interface Translations {
  /** Speaks a language, once all that this page has needed so far is here in it, or cannot be had. The last wish counts. */
  speak: (language: Language) => Promise<void>;
  /** Fetches what the current language says under a name. Nothing to wait for in English, or after the first try. */
  prepare: (name: TextsName) => Promise<void> | undefined;
  /** Tries anew for what could not be had, and says it. */
  retry: () => Promise<void>;
}

/** Whoever speaks English needs no code for it. */
const load = () => import('./fetch-texts');

/**
 * Nobody waits longer than for the first try. What it does not bring is English until one of the next tries does; what
 * none of them brings is tried for anew at the next change of language, or by `retry`.
 */
export function createTranslations(i18n: I18n, loadFetch: typeof load = load): Translations {
  const needed = new Set<TextsName>(['frame']);
  /** The first tries, by language and name. */
  const tries = new Map<string, Promise<void>>();
  const settled = new Set<Promise<void>>();
  const missing = new Set<string>();
  let wished = i18n.language;

  function firstTry(language: Language, name: TextsName): Promise<void> | undefined {
    if (language === 'en') return undefined;
    const key = `${language} ${name}`;
    const onFailure = (error: unknown) => {
      console.error(error);
      missing.add(key);
    };
    const onTexts = (catalogues: Record<string, object>, isLate: boolean) => {
      for (const [namespace, texts] of Object.entries(catalogues))
        i18n.addResourceBundle(language, namespace, texts);
      if (isLate && language === wished) void i18n.changeLanguage(language);
    };
    const first =
      tries.get(key) ??
      loadFetch().then(({ fetchTexts }) => fetchTexts({ language, name, onTexts, onFailure }), onFailure);
    tries.set(key, first);
    void first.then(() => settled.add(first));
    return first;
  }

  async function fetchNeeded() {
    const language = wished as Language;
    for (const key of missing) tries.delete(key);
    missing.clear();
    await Promise.all([...needed].map((name) => firstTry(language, name)));
    return wished === language;
  }

  return {
    prepare(name) {
      needed.add(name);
      const first = firstTry(wished as Language, name);
      return first && settled.has(first) ? undefined : first;
    },
    async speak(language) {
      wished = language;
      const isStillWished = await fetchNeeded();
      if (isStillWished && language !== i18n.resolvedLanguage) await i18n.changeLanguage(language);
    },
    async retry() {
      if (missing.size > 0 && (await fetchNeeded())) await i18n.changeLanguage(wished);
    },
  };
}
