'use client';

import { useEffect, useEffectEvent } from 'react';
import { isRecipe, parseRecipe, type Recipe } from './recipe';

/**
 * Reads the recipe in the fragment of the page's address, when it is first rendered and when a link changes it. What was
 * read leaves the address, so that it is neither kept in the history nor read again by a reload.
 * @param onRecipe fills the form; nothing is to be submitted
 * @param fragment that of a router's location: then `onRecipe` removes it, by the router
 */
export function useRecipe(onRecipe: (recipe: Partial<Recipe>) => void, fragment?: string): void {
  const read = useEffectEvent(() => {
    const current = fragment ?? location.hash;
    if (!isRecipe(current)) return;
    if (fragment === undefined) history.replaceState(history.state, '', location.pathname + location.search);
    onRecipe(parseRecipe(current));
  });
  useEffect(() => {
    read();
    if (fragment !== undefined) return;
    const readAgain = () => read();
    addEventListener('hashchange', readAgain);
    return () => removeEventListener('hashchange', readAgain);
  }, [fragment]);
}
