import type { Creation, GalleryItem } from '@product/api-client';
import { hasGenerationAccess, knownSettings, mediaTypeOf, type GeneratorChoices } from '@product/domain';
import type { ToastMessage } from '@product/ui';
import { drafts } from '../lib/draft';
import { createPath } from './paths';
import { useNavigate } from './router';
import { useServices } from './services';
import { useCallback } from 'react';

/** The part of a creation or a request that can be put into the generator. */
export type Reusable = Pick<GalleryItem, 'prompt'> &
  Partial<Pick<Creation, 'style' | 'aspectRatio' | 'mediaType' | 'imageUrl' | 'metadata'>>;

/** The settings that are known of a creation. */
export function toChoices(creation: Reusable): Partial<GeneratorChoices> {
  const { prompt, imageUrl, metadata } = creation;
  return {
    // In a list without media types, only videos are recognised by their files.
    ...(mediaTypeOf(undefined, imageUrl) === 'video' && { mediaType: 'video' }),
    prompt,
    ...knownSettings({ ...creation, quality: metadata?.quality }),
  };
}

/** The same settings without those that need tokens. */
export function withoutAccess(choices: Partial<GeneratorChoices>): Partial<GeneratorChoices> {
  return {
    ...choices,
    ...(choices.mediaType === 'video' && { mediaType: 'image' }),
    ...(choices.quality === '4k' && { quality: 'hd' }),
  };
}

/**
 * The choices that the user may have. Those that need tokens are replaced, with a toast, if the user has none.
 * `undo` is its action.
 */
export function useAllowedChoices() {
  const { api, notifications } = useServices();
  return useCallback(
    (choices: Partial<GeneratorChoices>, undo?: ToastMessage['action']) => {
      // Read when something is pressed: no card is rendered again for it.
      const { user } = api;
      const allowed = user && !hasGenerationAccess(user) ? withoutAccess(choices) : choices;
      if (allowed.mediaType === choices.mediaType && allowed.quality === choices.quality) return choices;
      notifications.settingsReplaced(undo);
      return allowed;
    },
    [api, notifications],
  );
}

/**
 * Puts the prompt and the settings of a creation into the generator, and navigates there; nothing is generated. Unknown
 * settings stay as they were, and those that the user may not have are replaced, with a toast.
 */
export function useUseAgain() {
  const { api } = useServices();
  const navigate = useNavigate();
  const toAllowed = useAllowedChoices();
  return useCallback(
    (creation: Reusable) => {
      const { user } = api;
      drafts.save(toAllowed(toChoices(creation)), user?.id);
      void navigate(createPath(user === null));
    },
    [api, navigate, toAllowed],
  );
}
