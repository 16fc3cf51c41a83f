'use client';

import {
  useId,
  useRef,
  type ComponentType,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
} from 'react';
import { Slot } from '../slot';
import type { Demand } from './demand';
import type { MenuOpening } from './menu-layer';
import { useLayerOnDemand } from './use-layer-on-demand';
import { useOpen, type OpenProps } from './use-open';

interface MenuOnDemandProps<Props extends object> extends OpenProps {
  /** The menu: a `MenuLayer` with rows in it. */
  menu: Demand<ComponentType<Props & MenuOpening>>;
  /** What the menu is given besides its opening. */
  menuProps: Props;
  /** The button. It is on the page before the menu's code is, and stays the same one. */
  children: ReactElement;
}

/**
 * A button whose menu is fetched when a press seems near. The press that comes first opens the menu as soon as it is
 * there.
 */
export function MenuOnDemand<Props extends object>({
  menu,
  menuProps,
  children,
  ...openProps
}: MenuOnDemandProps<Props>) {
  const [open, setOpen] = useOpen(openProps);
  const byKeyboard = useRef(false);
  const buttonId = useId();
  const menuId = useId();
  const { Layer: Menu, opener, want, shown } = useLayerOnDemand(menu, open, () => setOpen(false));

  function press(event: PointerEvent | KeyboardEvent, next: boolean) {
    byKeyboard.current = 'key' in event;
    // Or the button would take the focus from the menu.
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
          if (isLive(event) && event.button === 0 && !event.ctrlKey) press(event, !open);
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

const isLive = ({ currentTarget, defaultPrevented }: PointerEvent | KeyboardEvent) =>
  !defaultPrevented && !currentTarget.matches(':disabled, [aria-disabled=true]');
