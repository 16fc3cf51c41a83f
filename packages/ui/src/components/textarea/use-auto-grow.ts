'use client';

import { useLayoutEffect, type RefObject } from 'react';

/** Resizes a text area to the height of its text in browsers without `field-sizing: content`. */
export function useAutoGrow(ref: RefObject<HTMLTextAreaElement | null>, on: boolean, value: unknown) {
  useLayoutEffect(() => {
    const area = ref.current;
    if (!on || area === null || window.CSS?.supports?.('field-sizing', 'content')) return;
    const grow = () => {
      area.style.blockSize = 'auto';
      area.style.blockSize = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
    };
    grow();
    area.addEventListener('input', grow);
    return () => {
      area.removeEventListener('input', grow);
      area.style.blockSize = '';
    };
  }, [ref, on, value]);
}
