import { safeMediaUrl } from '@product/api-client';
import type { CreationForm } from '@product/domain';
import { useSaveResult, type SessionResult } from '@product/studio';
import { useState } from 'react';
import { useFailureText } from '../../core/feedback/use-failure-text';
import { useLazyDialog } from '../../core/use-lazy-dialog';
import { useUser } from '../../core/use-user';
import { lazyCode } from '../../lib/lazy-code';

const saveDialog = lazyCode(async () => (await import('./save-dialog')).SaveDialog);

/** The dialog that saves a result; `save` opens it. */
export function useSaving() {
  const saving = useSaveResult(useUser().id);
  // A generation that ends meanwhile does not change what the dialog saves.
  const [result, setResult] = useState<SessionResult>();
  const { code: SaveDialog } = useLazyDialog(saveDialog, saving.open, saving.close);
  const failure = useFailureText('creations.save', saving.error);
  return {
    save: (next: SessionResult) => {
      setResult(next);
      saving.openFor(next.result);
    },
    SaveDialog,
    /** Of `SaveDialog`. */
    props: result && {
      picture: { ...result.request, src: safeMediaUrl(result.result.mediaUrl) },
      prompt: result.request.prompt,
      open: saving.open,
      onOpenChange: saving.close,
      pending: saving.isPending,
      error: failure,
      onSubmit: (form: CreationForm) => saving.save(form, result.request, result.result),
    },
  };
}
