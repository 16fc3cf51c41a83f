'use client';

import type { Id } from '@product/api-client';
import type { GeneratorChoices, GeneratorSettings } from '@product/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DraftStore } from './draft-store';
import { loadDraft } from './load-draft';

/**
 * The generator's prompt and settings, kept in a store: for `GeneratorForm`, with `key={form.key}`.
 * @param store keep the object
 * @param userId `undefined` for a visitor, whose draft belongs to the user who signs in next
 */
export function useDraft(store: DraftStore, userId: Id | undefined) {
  const [{ prompt: restored, ...initial }] = useState(() => loadDraft(store, userId));
  const [settings, setSettings] = useState<GeneratorSettings>(initial);
  // A key press in the prompt renders nothing. A prompt that the app fills in is the default of a new form.
  const [form, setForm] = useState({ key: 0, defaultPrompt: restored });
  const latest = useRef<GeneratorChoices>({ ...initial, prompt: restored });

  const saveChange = useCallback(
    (change: Partial<GeneratorChoices>) => {
      latest.current = { ...latest.current, ...change };
      store.saveSoon(() => latest.current, userId);
    },
    [store, userId],
  );

  useEffect(() => {
    const { flush } = store;
    // A hidden page may be discarded without a further event.
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [store]);

  const changeSettings = (next: GeneratorSettings) => {
    setSettings(next);
    saveChange(next);
  };
  const changePrompt = useCallback((prompt: string) => saveChange({ prompt }), [saveChange]);
  const fill = ({ prompt, ...choices }: Partial<GeneratorChoices>) => {
    const next = { ...settings, ...choices };
    const filled = { ...latest.current, ...next, prompt: prompt ?? latest.current.prompt };
    store.save(filled, userId);
    latest.current = filled;
    setSettings(next);
    if (prompt !== undefined) setForm(({ key }) => ({ key: key + 1, defaultPrompt: prompt }));
  };
  const fillPrompt = (prompt: string) => fill({ prompt });
  return { form, settings, changeSettings, changePrompt, fillPrompt, fill };
}
