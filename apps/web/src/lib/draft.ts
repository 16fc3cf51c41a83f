import {
  ASPECT_RATIOS,
  GENERATOR_DEFAULTS,
  isOneOf,
  MEDIA_TYPES,
  QUALITIES,
  STYLES,
  type GeneratorChoices,
} from '@product/domain';
import type { Id } from '@product/api-client';
import { tabStorage } from './safe-storage';

const STORAGE_KEY = 'draft';

/** How long what is typed may stay unsaved. */
export const DRAFT_DELAY_MS = 400;

let waiting: { save: () => void; timer: ReturnType<typeof setTimeout> } | undefined;

/**
 * What was typed into the generator, kept for this tab's life and for the person who typed it. A visitor's draft, from
 * the landing page, belongs to whoever signs in next.
 */
export function loadDraft(userId: Id): GeneratorChoices {
  const draft = parse(tabStorage.get(STORAGE_KEY));
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

export function saveDraft(choices: Partial<GeneratorChoices>, userId?: Id) {
  forgetWaiting();
  tabStorage.set(STORAGE_KEY, JSON.stringify({ ...choices, userId }));
}

/** Saves what is there in a moment: writing it down at every key would hold the keys up. */
export function saveDraftSoon(read: () => GeneratorChoices, userId: Id) {
  if (waiting) return;
  waiting = { save: () => saveDraft(read(), userId), timer: setTimeout(flushDraft, DRAFT_DELAY_MS) };
}

/** Saves at once what was to be saved soon. */
export function flushDraft() {
  waiting?.save();
}

/** Forgets the draft, and what was to be saved of it. */
export function clearDraft() {
  forgetWaiting();
  tabStorage.remove(STORAGE_KEY);
}

function forgetWaiting() {
  clearTimeout(waiting?.timer);
  waiting = undefined;
}

function parse(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
