import type { Id } from '@product/api-client';
import type { GeneratorChoices, GeneratorSettings } from '@product/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushDraft, saveDraftSoon } from '../../lib/draft';
import { loadDraft } from '../../lib/load-draft';

/** The generator's prompt and settings, stored for the lifetime of the tab. */
export function useDraft(userId: Id) {
  const [{ prompt: restored, ...initial }] = useState(() => loadDraft(userId));
  const [settings, setSettings] = useState<GeneratorSettings>(initial);
  // A key press in the prompt renders nothing. A prompt that the app fills in is the default of a new form.
  const [form, setForm] = useState({ key: 0, defaultPrompt: restored });
  const latest = useRef<GeneratorChoices>({ ...initial, prompt: restored });

  const keep = useCallback(
    (change: Partial<GeneratorChoices>) => {
      latest.current = { ...latest.current, ...change };
      saveDraftSoon(() => latest.current, userId);
    },
    [userId],
  );

  useEffect(() => {
    // A hidden page may be discarded without a further event.
    addEventListener('pagehide', flushDraft);
    document.addEventListener('visibilitychange', flushDraft);
    return () => {
      removeEventListener('pagehide', flushDraft);
      document.removeEventListener('visibilitychange', flushDraft);
      flushDraft();
    };
  }, []);

  const changeSettings = (next: GeneratorSettings) => {
    setSettings(next);
    keep(next);
  };
  const changePrompt = useCallback((prompt: string) => keep({ prompt }), [keep]);
  const fillPrompt = (prompt: string) => {
    changePrompt(prompt);
    setForm(({ key }) => ({ key: key + 1, defaultPrompt: prompt }));
  };
  return { form, settings, changeSettings, changePrompt, fillPrompt };
}
