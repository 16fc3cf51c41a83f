import { saveCreationMutation, useApi, useSubmit } from '@product/api-client/react';
import type { Generation, GenerationRequest, Id } from '@product/api-client';
import type { CreationForm } from '@product/domain';
import { useState } from 'react';

/** Saves a result with a dialog that stays open until the creation is saved. Its values are kept when saving fails. */
export function useSaveResult(userId: Id) {
  const [open, setOpen] = useState(false);
  const [savedUrl, setSavedUrl] = useState<string>();
  const { submit, isPending, error, reset } = useSubmit(saveCreationMutation(useApi()));
  return {
    open,
    isPending,
    error,
    savedUrl,
    setOpen: (next: boolean) => {
      setOpen(next);
      if (next) reset();
    },
    save: (form: CreationForm, request: GenerationRequest, { mediaUrl, mediaType }: Generation) => {
      const { prompt, style, aspectRatio, quality, videoDuration } = request;
      submit(
        {
          userId,
          ...form,
          prompt,
          imageUrl: mediaUrl,
          style,
          aspectRatio,
          mediaType,
          metadata: { quality, videoDuration },
        },
        {
          onSuccess: () => {
            setOpen(false);
            setSavedUrl(mediaUrl);
          },
        },
      );
    },
  };
}
