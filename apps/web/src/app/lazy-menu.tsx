import { isEscape } from '@product/ui';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { usePartMissing } from '../core/feedback/use-part-missing';
import { lazyCode, useLazyCode } from '../lib/lazy-code';

const menus = lazyCode(() => import('./menus'));
type Menus = Awaited<ReturnType<typeof menus.load>>;
type ButtonRef = RefObject<HTMLButtonElement | null>;

interface LazyMenuProps {
  popup?: 'menu' | 'dialog';
  /** The button, until its first press. */
  trigger: (props: ReturnType<typeof useFirstPress>['props']) => ReactNode;
  /** The menu with a button that looks the same. `opener` is the ref of the button. */
  menu: (menus: Menus, opener: ButtonRef) => ReactNode;
}

/**
 * A menu whose code is preloaded on hover and focus. Its first press renders the menu when the code has loaded, and is
 * repeated on the menu's own button. Escape, or a press or focus elsewhere, cancels the press while the code loads.
 */
export function LazyMenu({ popup = 'menu', trigger, menu }: LazyMenuProps) {
  const { isPressed, cancel, opener, repeat, props } = useFirstPress(popup);
  const partMissing = usePartMissing();
  const { code } = useLazyCode(menus, isPressed, () => {
    cancel();
    partMissing();
  });
  const isShown = isPressed && code !== undefined;
  // After the effects: Radix listens to the keyboard from its own effects on, focuses an item only after a key, and
  // renders with `flushSync`, which React does not do within an effect.
  useEffect(() => {
    if (isShown) queueMicrotask(repeat);
  }, [isShown, repeat]);
  return isShown ? menu(code, opener) : trigger(props);
}

function useFirstPress(popup: 'menu' | 'dialog') {
  const [isPressed, setPressed] = useState(false);
  const isOpened = useRef(false);
  const byKeyboard = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const preload = () => void menus.load().catch(() => undefined);

  const cancelElsewhere = useEffectEvent((event: Event) => {
    const isKey = event instanceof KeyboardEvent;
    const isElsewhere = !(event.target instanceof Node && button.current?.contains(event.target));
    if (isOpened.current || !(isKey ? isEscape(event) : isElsewhere)) return;
    setPressed(false);
    if (isKey) event.preventDefault();
  });
  useEffect(() => {
    if (!isPressed) return;
    const controller = new AbortController();
    for (const type of ['pointerdown', 'focusin', 'keydown'])
      document.addEventListener(type, cancelElsewhere, { capture: true, signal: controller.signal });
    return () => controller.abort();
  }, [isPressed]);

  const opener = useRef<HTMLButtonElement>(null);
  const repeat = useCallback(() => {
    const element = opener.current;
    if (!element || isOpened.current) return;
    isOpened.current = true;
    element.focus();
    const press = byKeyboard.current
      ? new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })
      : new PointerEvent('pointerdown', { bubbles: true });
    element.dispatchEvent(press);
    element.click();
  }, []);

  const press = (isKey: boolean) => {
    byKeyboard.current = isKey;
    setPressed(!isPressed);
  };
  return {
    isPressed,
    cancel: () => setPressed(false),
    opener,
    repeat,
    props: {
      ref: button,
      'aria-haspopup': popup,
      'aria-expanded': isPressed,
      'aria-busy': isPressed || undefined,
      'data-pending': isPressed ? '' : undefined,
      onPointerEnter: preload,
      onFocus: preload,
      // A click by keyboard has no detail.
      onClick: ({ detail }: { detail: number }) => press(detail === 0),
      onKeyDown: ({ key }: { key: string }) => popup === 'menu' && key === 'ArrowDown' && press(true),
    },
  };
}
