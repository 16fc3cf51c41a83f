import type { Id } from '@product/api-client';
import type { GeneratorSettings } from '@product/domain';
import { createPromptStore } from '@product/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushDraft, loadDraft, saveDraftSoon } from '../../lib/draft';

/** The generator's prompt and settings, stored for the lifetime of the tab. */
export function useDraft(userId: Id) {
  const [{ prompt, restored }] = useState(() => {
    const { prompt: words, ...restored } = loadDraft(userId);
    return { prompt: createPromptStore(words), restored };
  });
  const [settings, setSettings] = useState(restored);
  const latest = useRef(settings);
  const keep = useCallback(
    () => saveDraftSoon(() => ({ ...latest.current, prompt: prompt.get() }), userId),
    [prompt, userId],
  );

  useEffect(() => {
    const stop = prompt.subscribe(keep);
    // A hidden page may be discarded without a further event.
    addEventListener('pagehide', flushDraft);
    document.addEventListener('visibilitychange', flushDraft);
    return () => {
      stop();
      removeEventListener('pagehide', flushDraft);
      document.removeEventListener('visibilitychange', flushDraft);
      flushDraft();
    };
  }, [prompt, keep]);

  const change = (next: GeneratorSettings) => {
    latest.current = next;
    setSettings(next);
    keep();
  };
  return { prompt, settings, change };
}
