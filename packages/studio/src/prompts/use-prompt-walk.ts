'use client';

import { isComposing } from '@product/ui/keys';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { createPromptWalk, type WalkDirection } from './prompt-walk';
import { writeText } from '@product/ui/prompt-field';

const DIRECTIONS: Partial<Record<string, WalkDirection>> = { ArrowUp: 'older', ArrowDown: 'newer' };

function directionOf(event: KeyboardEvent) {
  const isShortcut =
    event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey && !isComposing(event);
  return isShortcut ? DIRECTIONS[event.key] : undefined;
}

/**
 * Walks through earlier prompts by Alt+ArrowUp and Alt+ArrowDown in a text area. The typed text is kept: the step past
 * the newest prompt restores it.
 * @param history newest first; `undefined` while it loads: a step is then delayed until it has loaded, and dropped if
 *   something is typed before
 * @param onNeeded called when a key needs the history
 */
export function usePromptWalk(
  area: RefObject<HTMLTextAreaElement | null>,
  history: readonly string[] | undefined,
  onNeeded: () => void,
) {
  const [walk] = useState(createPromptWalk);
  const delayed = useRef<WalkDirection>(undefined);

  const step = useEffectEvent((direction: WalkDirection) => {
    onNeeded();
    delayed.current = history ? undefined : direction;
    const text = history && area.current && walk.step(direction, area.current.value, history);
    if (area.current && text !== undefined && text !== null) writeText(area.current, text);
  });

  useEffect(() => {
    if (history && delayed.current) step(delayed.current);
  }, [history]);

  useEffect(() => {
    const field = area.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const direction = directionOf(event);
      if (!direction || field?.readOnly) return;
      event.preventDefault();
      step(direction);
    };
    // What was typed in the meantime is not replaced by a delayed step.
    const onInput = () => (delayed.current = undefined);
    field?.addEventListener('keydown', onKeyDown);
    field?.addEventListener('input', onInput);
    return () => {
      field?.removeEventListener('keydown', onKeyDown);
      field?.removeEventListener('input', onInput);
    };
  }, [area]);
}
