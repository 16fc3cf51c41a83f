'use client';

import { useEffect } from 'react';

let locks = 0;
let sheet: CSSStyleSheet | undefined;

/**
 * Keeps the page from scrolling while the component is mounted, and in its place when the scroll bar disappears. The
 * rules are a constructed style sheet: a strict Content-Security-Policy refuses a `<style>` element.
 */
export function useScrollLock() {
  useEffect(() => {
    locks += 1;
    if (locks === 1) lock();
    return () => {
      locks -= 1;
      if (locks === 0) unlock();
    };
  }, []);
}

function lock() {
  const { documentElement, body } = document;
  // The window takes its `overflow` from `body`, unless `html` sets its own.
  const scroller = getComputedStyle(documentElement).overflowY === 'visible' ? 'body' : 'html';
  const bar = Math.max(0, innerWidth - documentElement.clientWidth);
  const margin = parseFloat(getComputedStyle(body).marginRight) || 0;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `${scroller}{overflow:hidden!important;overscroll-behavior:contain}body{margin-right:${margin + bar}px!important}`,
  );
  document.adoptedStyleSheets.push(sheet);
}

function unlock() {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
}
