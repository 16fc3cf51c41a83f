'use client';

import { useLayoutEffect, type RefObject } from 'react';

function resize(area: HTMLTextAreaElement) {
  area.style.blockSize = 'auto';
  area.style.blockSize = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}

/** Resizes a text area to the height of its text in browsers without `field-sizing: content`. */
export function useAutoGrow(ref: RefObject<HTMLTextAreaElement | null>, on: boolean, value: unknown) {
  useLayoutEffect(() => {
    const area = ref.current;
    if (!on || area === null || CSS.supports('field-sizing', 'content')) return;
    const grow = () => resize(area);
    grow();
    area.addEventListener('input', grow);
    return () => area.removeEventListener('input', grow);
  }, [ref, on, value]);
}
