import type { TranslatedLanguage } from '@product/domain';
import type { TextsName } from './catalogues';
import { readFiles } from './text-files';

export const TRANSLATION_PARALLEL_READS = 10;
export const TRANSLATION_RETRIES = 5;
/** Before the first retry; doubles with each further one. */
export const TRANSLATION_RETRY_DELAY_MS = 350;

interface FetchTextsOptions {
  language: TranslatedLanguage;
  name: TextsName;
  isLatest: () => boolean;
  /** Called with the catalogues by name. `isLate`: loaded by a retry. */
  onTexts: (catalogues: Record<string, object>, isLate: boolean) => void;
  onFailure: (error: unknown) => void;
}

const withLimit = createConcurrencyLimit(TRANSLATION_PARALLEL_READS);

/**
 * Fetches texts, with retries after delays that double each time (specification, section 9). Resolves after the first
 * attempt, whether or not it succeeded.
 * @param read fetches catalogues. Default: from the build's own files
 */
export async function fetchTexts(
  { language, name, isLatest, onTexts, onFailure }: FetchTextsOptions,
  read: typeof readFiles = readFiles,
): Promise<void> {
  async function attempt(retries: number, delay: number): Promise<void> {
    try {
      const catalogues = await withLimit(() => read(language, name));
      onTexts(catalogues, retries < TRANSLATION_RETRIES);
    } catch (error) {
      if (retries > 0) setTimeout(() => void (isLatest() && attempt(retries - 1, delay * 2)), delay);
      else onFailure(error);
    }
  }
  await attempt(TRANSLATION_RETRIES, TRANSLATION_RETRY_DELAY_MS);
}

function createConcurrencyLimit(limit: number) {
  let running = 0;
  const queue: (() => void)[] = [];
  return async function withLimit<Result>(call: () => Promise<Result>): Promise<Result> {
    if (running >= limit) await new Promise<void>((resolve) => queue.push(resolve));
    else running += 1;
    try {
      return await call();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
