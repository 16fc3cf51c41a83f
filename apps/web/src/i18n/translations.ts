import { FALLBACK_LANGUAGE, type Language } from '@product/domain';
import type { i18n as I18n } from 'i18next';
import type { TextsName } from './catalogues';
import { languageOf } from './create-i18n';
import type { fetchTexts } from './fetch-texts';

/** The page's texts in its language, fetched when needed. English comes with the code that uses it. */
export interface Translations {
  /**
   * Switches the language after the first attempt to fetch all texts that the page has needed so far. The last call
   * wins. The page keeps its language until the texts of the frame have loaded.
   */
  changeLanguage: (language: Language) => Promise<void>;
  /** Fetches the texts with a name. `undefined` in English, or after the first attempt. */
  prepare: (name: TextsName) => Promise<void> | undefined;
  /** The language of the last call of `changeLanguage`, which the page may not show yet. */
  requestedLanguage: () => Language;
  /** Reports the texts with a name if the page shows English in their place. To be called once they are rendered. */
  reportMissing: (name: TextsName) => void;
  /** Fetches missing texts again at once, and renders them. */
  retry: () => Promise<void>;
}

export interface TranslationsOptions {
  /** Called when texts of the chosen language have not loaded at the first attempt, and English is shown. */
  onMissing?: ((language: Language) => void) | undefined;
  /** Called with the error when the last retry has failed, or when the code that fetches texts has not loaded. */
  onError?: ((error: unknown) => void) | undefined;
  /** Loads the code that fetches texts, which English does not need. Default: from the build's own files. */
  loadFetch?: (() => Promise<{ fetchTexts: typeof fetchTexts }>) | undefined;
}

/**
 * Rendering is delayed by the first attempt at most. Texts that it does not load come with a retry; texts that no retry
 * loads are fetched again at the next change of the language, or by `retry`.
 */
export function createTranslations(
  i18n: I18n,
  {
    onMissing,
    onError = () => undefined,
    loadFetch = () => import('./fetch-texts'),
  }: TranslationsOptions = {},
): Translations {
  const requestedNames = new Set<TextsName>(['frame']);
  /** The latest fetches, by language and name. Each resolves after its first attempt. */
  const attempts = new Map<string, Promise<void>>();
  const settled = new Set<Promise<void> | undefined>();
  const missing = new Set<string>();
  let requestedLanguage = i18n.language as Language;

  const keyOf = (language: Language, name: TextsName) => `${language} ${name}`;

  function fetchOnce(language: Language, name: TextsName): Promise<void> | undefined {
    const key = keyOf(language, name);
    if (language === FALLBACK_LANGUAGE || attempts.has(key)) return attempts.get(key);
    missing.add(key);
    const onTexts = (catalogues: Record<string, object>, isLate: boolean) => {
      missing.delete(key);
      for (const [namespace, texts] of Object.entries(catalogues))
        i18n.addResourceBundle(language, namespace, texts);
      if (isLate && [requestedLanguage, languageOf(i18n)].includes(language)) void render();
    };
    // A later fetch ends the retries of this one.
    const isLatest = () => attempts.get(key) === attempt;
    const attempt: Promise<void> = loadFetch().then(
      (code) => code.fetchTexts({ language, name, isLatest, onTexts, onFailure: onError }),
      onError,
    );
    attempts.set(key, attempt);
    void attempt.then(() => settled.add(attempt));
    return attempt;
  }

  /** Renders the page in the requested language. Without its frame texts the page would mix two languages. */
  async function render() {
    const isLoaded =
      requestedLanguage === FALLBACK_LANGUAGE || i18n.hasResourceBundle(requestedLanguage, 'common');
    await i18n.changeLanguage(isLoaded ? requestedLanguage : i18n.language);
  }

  /** Returns whether all texts have loaded; `undefined` if another language was chosen meanwhile. */
  async function fetchNeeded() {
    const language = requestedLanguage;
    const names = [...requestedNames];
    for (const key of missing) if (settled.has(attempts.get(key))) attempts.delete(key);
    await Promise.all(names.map((name) => fetchOnce(language, name)));
    return language === requestedLanguage
      ? !names.some((name) => missing.has(keyOf(language, name)))
      : undefined;
  }

  return {
    prepare(name) {
      requestedNames.add(name);
      // The page shows its previous language until the requested one has loaded.
      const pending = [requestedLanguage, languageOf(i18n)].map((language) => fetchOnce(language, name));
      return pending.find((attempt) => attempt && !settled.has(attempt));
    },
    async changeLanguage(language) {
      requestedLanguage = language;
      const isComplete = await fetchNeeded();
      if (isComplete === undefined) return;
      if (language !== i18n.resolvedLanguage) await render();
      if (!isComplete) onMissing?.(language);
    },
    reportMissing(name) {
      const key = keyOf(requestedLanguage, name);
      // `changeLanguage` reports a language without its frame texts.
      const isFrameMissing = missing.has(keyOf(requestedLanguage, 'frame'));
      if (missing.has(key) && settled.has(attempts.get(key)) && !isFrameMissing)
        onMissing?.(requestedLanguage);
    },
    requestedLanguage: () => requestedLanguage,
    async retry() {
      const isMissing = [...requestedNames].some((name) => missing.has(keyOf(requestedLanguage, name)));
      if (isMissing && (await fetchNeeded()) !== undefined) await render();
    },
  };
}
