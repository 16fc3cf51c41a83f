'use client';

import type { Id } from '@product/api-client';
import type { GeneratorChoices, GeneratorSettings } from '@product/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { writeText } from '@product/ui/prompt-field';
import type { DraftStore } from './draft-store';
import { loadDraft } from './load-draft';

/**
 * The generator's prompt and settings, kept in a store: for `GeneratorForm`, which gets `promptRef` and `defaultPrompt`.
 * It owns the prompt: the uncontrolled field reports each change to it, also what others write there (`writeText`).
 * @param store keep the object
 * @param userId `undefined` for a visitor, whose draft belongs to the user who signs in next
 */
export function useDraft(store: DraftStore, userId: Id | undefined) {
  const [{ prompt: defaultPrompt, ...initial }] = useState(() => loadDraft(store, userId));
  const [settings, setSettings] = useState<GeneratorSettings>(initial);
  // A key press in the prompt renders nothing. A prompt that the app fills in is written as if it were typed.
  const promptRef = useRef<HTMLTextAreaElement>(null);
  const latest = useRef<GeneratorChoices>({ ...initial, prompt: defaultPrompt });

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
    if (prompt !== undefined && promptRef.current) writeText(promptRef.current, prompt);
  };
  const fillPrompt = (prompt: string) => fill({ prompt });
  /** The prompt and the settings as they are now, which a key press does not render. */
  const read = () => latest.current;
  /** To be called before Clear empties the prompt, which becomes an earlier one. */
  const keepPrompt = () => store.save({ prompt: '' }, userId);
  return {
    promptRef,
    defaultPrompt,
    settings,
    changeSettings,
    changePrompt,
    keepPrompt,
    fillPrompt,
    fill,
    read,
  };
}
