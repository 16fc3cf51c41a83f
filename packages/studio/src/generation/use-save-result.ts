'use client';

import { saveCreationMutation, useApi, useSubmit } from '@product/api-client/react';
import type { Generation, GenerationRequest, Id, NewCreation } from '@product/api-client';
import type { CreationForm } from '@product/domain';
import { useState } from 'react';
import type { SessionResult } from './session-result';

/** Saves a result with a dialog that stays open until the creation is saved. Its values are kept when saving fails. */
export function useSaveResult(userId: Id | undefined) {
  const [openFor, setOpenFor] = useState<Generation['mediaUrl']>();
  const { submit, isPending, isSuccess, variables, error, reset, abort } = useSubmit(
    saveCreationMutation(useApi()),
  );
  return {
    open: openFor !== undefined,
    isPending,
    error,
    savedUrl: isSuccess ? variables?.imageUrl : undefined,
    openFor: ({ mediaUrl }: Generation) => {
      setOpenFor(mediaUrl);
      // The request of another result goes on, but neither blocks this dialog nor shows its failure in it.
      if (variables?.imageUrl === mediaUrl) reset();
      else abort();
    },
    close: () => setOpenFor(undefined),
    save: (form: CreationForm, request: GenerationRequest, result: Generation) => {
      // Only a user has results.
      if (userId === undefined) return;
      submit(toNewCreation(userId, form, { request, result }), {
        // The user may have closed this dialog during its request and opened it for another result.
        onSuccess: () => setOpenFor((current) => (current === result.mediaUrl ? undefined : current)),
      });
    },
  };
}

/** The body of the call that saves a result. */
export function toNewCreation(
  userId: Id,
  form: CreationForm,
  { request, result }: Pick<SessionResult, 'request' | 'result'>,
): NewCreation {
  const { prompt, style, aspectRatio, quality, videoDuration } = request;
  const { mediaUrl, mediaType } = result;
  return {
    userId,
    ...form,
    prompt,
    imageUrl: mediaUrl,
    style,
    aspectRatio,
    mediaType,
    metadata: { quality, videoDuration },
  };
}
