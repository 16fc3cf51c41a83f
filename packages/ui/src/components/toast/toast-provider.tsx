'use client';

import { TOAST_DURATION_MS, TOAST_HOTKEY, TOAST_SWIPE_PX } from '@product/domain';
import { Direction, Toast as RadixToast } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';

export interface ToastProviderProps extends Omit<ComponentProps<typeof RadixToast.Provider>, 'label'> {
  /** What one toast is called, read out before its words. */
  label: string;
}

/** Holds the toasts of a page. A swipe in the reading direction sends one away. */
export function ToastProvider({
  duration = TOAST_DURATION_MS,
  swipeThreshold = TOAST_SWIPE_PX,
  ...props
}: ToastProviderProps) {
  const direction = Direction.useDirection();
  return (
    <RadixToast.Provider
      duration={duration}
      swipeThreshold={swipeThreshold}
      swipeDirection={direction === 'rtl' ? 'left' : 'right'}
      {...props}
    />
  );
}

export interface ToastViewportProps extends Omit<ComponentProps<typeof RadixToast.Viewport>, 'label'> {
  /** What the region is called; `{hotkey}` in it becomes the key that leads there. */
  label: string;
}

/** Where toasts appear: at the lower end, on a phone at the top, clear of the thumbs. */
export function ToastViewport({ hotkey = [TOAST_HOTKEY], className, ...props }: ToastViewportProps) {
  return (
    <RadixToast.Viewport
      data-slot="toast-viewport"
      hotkey={hotkey}
      className={cn(
        'ui:fixed ui:inset-x-0 ui:top-0 ui:z-60 ui:flex ui:print:hidden ui:flex-col ui:gap-2 ui:p-4 ui:pt-[calc(1rem+env(safe-area-inset-top))] ui:outline-none ui:empty:hidden',
        'ui:md:start-auto ui:md:top-auto ui:md:bottom-0 ui:md:w-full ui:md:max-w-[420px]',
        className,
      )}
      {...props}
    />
  );
}
