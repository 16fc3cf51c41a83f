'use client';

import {
  useId,
  useRef,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
} from 'react';
import { Slot } from '../slot';
import type { Demand } from './demand';
import type { MenuOpening } from './menu-layer';
import { useLayerOnDemand } from './use-layer-on-demand';
import { useOpen, type OpenProps } from './use-open';

interface MenuOnDemandProps<Props extends object> extends OpenProps {
  /** The component of the menu: a `MenuLayer` with items. */
  menu: Demand<ComponentType<Props & MenuOpening>>;
  /** Props of the menu, except those for its opening. */
  menuProps: Props;
  /** The button. It is rendered before the code of the menu has loaded, and stays the same element. */
  children: ReactElement;
}

/**
 * A button whose menu is preloaded on hover and focus. A press before the code has loaded opens the menu as soon as it
 * has. A touch opens it when the finger is lifted, since it may be a scroll, or a long press for the tooltip of the
 * button.
 */
export function MenuOnDemand<Props extends object>({
  menu,
  menuProps,
  children,
  ...openProps
}: MenuOnDemandProps<Props>) {
  const [open, setOpen] = useOpen(openProps);
  const byKeyboard = useRef(false);
  const byTouch = useRef(false);
  const buttonId = useId();
  const menuId = useId();
  const { Layer: Menu, opener, want, shown } = useLayerOnDemand(menu, open, () => setOpen(false));

  function press(event: MouseEvent | KeyboardEvent, next: boolean) {
    byKeyboard.current = 'key' in event;
    // Otherwise the button would take the focus from the menu.
    if (next || byKeyboard.current) event.preventDefault();
    setOpen(next);
  }

  return (
    <>
      <Slot
        ref={opener}
        id={buttonId}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={shown ? menuId : undefined}
        data-state={open ? 'open' : 'closed'}
        onPointerEnter={want}
        onFocus={want}
        onPointerDown={(event: PointerEvent) => {
          byTouch.current = event.pointerType === 'touch';
          if (!byTouch.current && isLive(event) && event.button === 0 && !event.ctrlKey) press(event, !open);
        }}
        onClick={(event: MouseEvent) => {
          if (byTouch.current && isLive(event)) press(event, !open);
          byTouch.current = false;
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (!isLive(event)) return;
          if (event.key === 'ArrowDown') press(event, true);
          if (event.key === 'Enter' || event.key === ' ') press(event, !open);
        }}
      >
        {children}
      </Slot>
      {Menu && (
        <Menu
          {...menuProps}
          open={open}
          onOpenChange={setOpen}
          opener={opener}
          byKeyboard={byKeyboard}
          id={menuId}
        />
      )}
    </>
  );
}

const isLive = ({ currentTarget, defaultPrevented }: MouseEvent | KeyboardEvent) =>
  !defaultPrevented && !currentTarget.matches(':disabled, [aria-disabled=true]');
