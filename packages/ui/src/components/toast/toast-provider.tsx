import { Direction, Toast as RadixToast } from 'radix-ui';
import { useEffect, useRef, type ComponentProps } from 'react';
import { cn } from '../../lib/cn';
import { useMergedRefs } from '../../lib/use-merged-refs';
import { whenInFrame } from '../../lib/when-in-frame';
import { TOAST_DURATION_MS, TOAST_HOTKEY, TOAST_SWIPE_PX } from './toast.constants';

export interface ToastProviderProps extends Omit<ComponentProps<typeof RadixToast.Provider>, 'label'> {
  /** Name of a single toast, which a screen reader reads before its text. */
  label: string;
}

/**
 * Context of the toasts of a page. By default a toast closes after 5000 ms, or with a swipe of more than 50 px in the reading
 * direction.
 * @public
 */
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
  /** Name of the region. `{hotkey}` in it is replaced by the key that moves the focus there, by default F8. */
  label: string;
}

const HOTKEY = [TOAST_HOTKEY];

/** The region with the toasts: at the bottom centre; below 960 px at the top, below the header. @public */
export function ToastViewport({ hotkey = HOTKEY, className, ref, ...props }: ToastViewportProps) {
  const viewport = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const element = viewport.current!;
    return whenInFrame(element, ({ followWindow }, signal) => followWindow(element, hotkey, signal));
  }, [hotkey]);
  return (
    <RadixToast.Viewport
      ref={useMergedRefs(viewport, ref)}
      data-ui="toast-viewport"
      hotkey={hotkey}
      className={cn(
        'ui:pointer-events-none ui:fixed ui:inset-x-0 ui:top-0 ui:z-60 ui:*:pointer-events-auto ui:flex ui:print:hidden ui:flex-col ui:items-center ui:gap-2 ui:p-4 ui:pt-[calc(var(--ui-header)+env(safe-area-inset-top)+0.5rem)] ui:outline-none ui:empty:hidden',
        'ui:md:mx-auto ui:md:w-full ui:md:max-w-[420px] ui:desk:top-auto ui:desk:bottom-0',
        className,
      )}
      {...props}
    />
  );
}
