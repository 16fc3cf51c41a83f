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
import { clearDraft } from './draft';
import { tabStorage } from './safe-storage';
import { TAB_KEYS } from './stored';

/**
 * The input of the generator, stored for the lifetime of the tab and for the user who typed it. A visitor's draft, from
 * the landing page, belongs to the user who signs in next.
 */
export function loadDraft(userId: Id): GeneratorChoices {
  const draft = parse(tabStorage.get(TAB_KEYS.draft));
  if (draft['userId'] !== undefined && draft['userId'] !== userId) {
    clearDraft();
    return GENERATOR_DEFAULTS;
  }
  return {
    prompt: typeof draft['prompt'] === 'string' ? draft['prompt'] : GENERATOR_DEFAULTS.prompt,
    style: isOneOf(STYLES, draft['style']) ? draft['style'] : GENERATOR_DEFAULTS.style,
    aspectRatio: isOneOf(ASPECT_RATIOS, draft['aspectRatio'])
      ? draft['aspectRatio']
      : GENERATOR_DEFAULTS.aspectRatio,
    quality: isOneOf(QUALITIES, draft['quality']) ? draft['quality'] : GENERATOR_DEFAULTS.quality,
    mediaType: isOneOf(MEDIA_TYPES, draft['mediaType']) ? draft['mediaType'] : GENERATOR_DEFAULTS.mediaType,
  };
}

function parse(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
