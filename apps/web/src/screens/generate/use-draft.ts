import type { Id } from '@product/api-client';
import type { GeneratorChoices } from '@product/domain';
import { useCallback, useState } from 'react';
import { loadDraft, saveDraft } from '../../lib/draft';

/** The generator's choices, kept for this tab's life. */
export function useDraft(userId: Id) {
  const [choices, setChoices] = useState(() => loadDraft(userId));
  const change = useCallback(
    (next: GeneratorChoices) => {
      setChoices(next);
      saveDraft(next, userId);
    },
    [userId],
  );
  return [choices, change] as const;
}
