import { FALLBACK_LANGUAGE, type Language, type TranslatedLanguage } from '@product/domain';
import { PRERENDERED } from '../../static-pages/protocol';
import { languageOf } from '../i18n/create-i18n';
import { showLanguage } from '../i18n/detect-language';
import english from '../i18n/locales/en/common';
import { readFiles } from '../i18n/text-files';
import { element } from '../lib/element';
import { StartError } from './start-error';

const TIMEOUT_MS = 3000;

interface ErrorContent {
  language: Language;
  title: string;
  reasons: readonly string[];
}

/**
 * Shows what is missing if the app cannot start. The message of an unforeseen error is not shown, since it may contain
 * anything.
 * @param read fetches texts. Default: from the build's own files
 */
export async function showStartError(error: unknown, root: HTMLElement, read = readFiles): Promise<void> {
  const { language, title, reasons } = await contentFor(error, read);
  showLanguage(language);
  document.title = title;
  const card = element('main', 'mx-auto flex min-h-dvh max-w-2xl flex-col justify-center gap-4 p-6');
  card.setAttribute('role', 'alert');
  const list = element('ul', 'grid list-disc gap-2 ps-5 text-ink-muted');
  list.append(...reasons.map((reason) => element('li', 'wrap-anywhere', reason)));
  card.append(element('h1', 'text-2xl font-semibold', title), list);
  // Prerendered HTML in this element may be hidden from this user.
  root.removeAttribute(PRERENDERED);
  root.replaceChildren(card);
}

async function contentFor(error: unknown, read: typeof readFiles): Promise<ErrorContent> {
  // Mistakes in the settings are for developers, in English.
  if (error instanceof StartError)
    return { language: FALLBACK_LANGUAGE, title: error.title, reasons: error.reasons };
  const language = languageOf({ resolvedLanguage: document.documentElement.lang });
  const translated = language === FALLBACK_LANGUAGE ? undefined : await readTexts(language, read);
  const { failedTitle, failedText } = (translated ?? english).start;
  return { language: translated ? language : FALLBACK_LANGUAGE, title: failedTitle, reasons: [failedText] };
}

/** @returns `undefined` if the texts do not load, or not in time */
async function readTexts(language: TranslatedLanguage, read: typeof readFiles) {
  const texts = read(language, 'frame').then(({ common }) => common as typeof english | undefined);
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT_MS));
  return Promise.race([texts, timeout]).catch(() => undefined);
}
