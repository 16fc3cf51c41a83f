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
        'fixed inset-x-0 top-0 z-60 flex flex-col gap-2 p-4 pt-[calc(1rem+env(safe-area-inset-top))] outline-none empty:hidden',
        'md:start-auto md:top-auto md:bottom-0 md:w-full md:max-w-[420px]',
        className,
      )}
      {...props}
    />
  );
}
