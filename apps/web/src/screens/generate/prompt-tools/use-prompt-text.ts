import { useCallback, useSyncExternalStore, type RefObject } from 'react';

/** The text in the prompt, also while it is typed. */
export function usePromptText(area: RefObject<HTMLTextAreaElement | null>): string {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const field = area.current;
      field?.addEventListener('input', onChange);
      return () => field?.removeEventListener('input', onChange);
    },
    [area],
  );
  return useSyncExternalStore(subscribe, () => area.current?.value ?? '');
}
