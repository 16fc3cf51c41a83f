import {
  TRANSLATION_PARALLEL_READS,
  TRANSLATION_RETRIES,
  TRANSLATION_RETRY_DELAY_MS,
  type Language,
} from '@product/domain';
import { createTurnstile } from '../lib/turnstile';
import type { TextsName } from './catalogues';
import { readFiles } from './text-files';

interface Fetching {
  language: Exclude<Language, 'en'>;
  name: TextsName;
  /** Called with the catalogues by their names. `isLate`: at one of the later tries. */
  onTexts: (catalogues: Record<string, object>, isLate: boolean) => void;
  /** Called when no try has brought them. */
  onFailure: (error: unknown) => void;
}

const inTurn = createTurnstile(TRANSLATION_PARALLEL_READS);

/**
 * Fetches texts, and tries again where they do not come, each time after twice as long (specification, section 9).
 * Settles with the first try, however it ends.
 * @param read how catalogues are fetched. By default from the build's own files
 */
export async function fetchTexts(
  { language, name, onTexts, onFailure }: Fetching,
  read: typeof readFiles = readFiles,
): Promise<void> {
  async function attempt(retries: number, delay: number): Promise<void> {
    try {
      const catalogues = await inTurn(() => read(language, name));
      onTexts(catalogues, retries < TRANSLATION_RETRIES);
    } catch (error) {
      if (retries > 0) setTimeout(() => void attempt(retries - 1, delay * 2), delay);
      else onFailure(error);
    }
  }
  await attempt(TRANSLATION_RETRIES, TRANSLATION_RETRY_DELAY_MS);
}
