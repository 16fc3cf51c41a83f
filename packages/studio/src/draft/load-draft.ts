import type { Id } from '@product/api-client';
import {
  ASPECT_RATIOS,
  GENERATOR_DEFAULTS,
  isOneOf,
  MEDIA_TYPES,
  QUALITIES,
  STYLES,
  type GeneratorChoices,
} from '@product/domain';
import { readDraft, type DraftStore } from './draft-store';

/**
 * The stored input of this user, or of a visitor (`undefined`) before; values that are missing or unknown are the
 * defaults. Another user's draft is removed. A visitor does not get a user's draft, which is kept: the session may have
 * expired, and the same user may sign in again.
 */
export function loadDraft(
  store: Pick<DraftStore, 'get' | 'clear'>,
  userId: Id | undefined,
): GeneratorChoices {
  const draft = readDraft(store.get(), userId);
  if (!draft) {
    if (userId !== undefined) store.clear();
    return GENERATOR_DEFAULTS;
  }
  return {
    prompt: typeof draft.prompt === 'string' ? draft.prompt : GENERATOR_DEFAULTS.prompt,
    style: isOneOf(STYLES, draft.style) ? draft.style : GENERATOR_DEFAULTS.style,
    aspectRatio: isOneOf(ASPECT_RATIOS, draft.aspectRatio)
      ? draft.aspectRatio
      : GENERATOR_DEFAULTS.aspectRatio,
    quality: isOneOf(QUALITIES, draft.quality) ? draft.quality : GENERATOR_DEFAULTS.quality,
    mediaType: isOneOf(MEDIA_TYPES, draft.mediaType) ? draft.mediaType : GENERATOR_DEFAULTS.mediaType,
  };
}
