'use client';

import { useRef, type ComponentProps } from 'react';
import { useScrollLock } from '../../lib/use-scroll-lock';

/**
 * Covers the page behind a modal layer. It replaces Radix's overlay, whose scroll lock adds a `<style>` element, which a
 * strict Content-Security-Policy refuses, until https://github.com/radix-ui/primitives/issues/3063 is solved.
 */
export function DialogOverlay(props: ComponentProps<'div'>) {
  const overlay = useRef<HTMLDivElement>(null);
  useScrollLock(overlay);
  return (
    // Radix disables presses on everything but the layer.
    <div className="ui:pointer-events-auto ui:fixed ui:inset-0 ui:z-50" {...props}>
      {/* Radix would keep an element with an animation if it is closed before that has started (no issue found). */}
      <div ref={overlay} className="ui:size-full ui:animate-fade-in ui:bg-overlay" />
    </div>
  );
}
