'use client';

import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
  type DropdownMenuContentProps,
} from '../../components/dropdown-menu';
import { useTwoOwners } from '../use-two-owners';
import { BorrowedTrigger } from './borrowed-trigger';

/** Props that a menu gets from the button that opens it. */
export interface MenuOpening {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  opener: RefObject<HTMLElement | null>;
  /** Whether the last press was on the keyboard. */
  byKeyboard: RefObject<boolean>;
  id: string;
}

/**
 * The menu of a `MenuOnDemand`. It is mounted only while it is open: a closed menu has no listeners, and every opening
 * is a new mount.
 */
export function MenuLayer({ open, ...props }: MenuOpening & DropdownMenuContentProps) {
  return open && <OpenMenu {...props} />;
}

function OpenMenu({
  onOpenChange,
  opener,
  byKeyboard,
  ref,
  ...props
}: Omit<MenuOpening, 'open'> & DropdownMenuContentProps) {
  const content = useTwoOwners(useFocusBackTo(opener), ref);

  /* Radix cannot know that the menu was opened by a key that was pressed before its code had loaded. */
  function goToFirstRow({ target, currentTarget }: FocusEvent<HTMLElement>) {
    if (target !== currentTarget || !byKeyboard.current) return;
    currentTarget.querySelector<HTMLElement>('[role^=menuitem]:not([data-disabled])')?.focus();
  }
  /* A press on the opener closes the menu in its own handler, and the opener gets the focus when the menu unmounts. */
  function leaveToOpener(event: Event) {
    if (event.target instanceof Node && opener.current?.contains(event.target)) event.preventDefault();
  }
  return (
    <DropdownMenu open onOpenChange={onOpenChange}>
      <DropdownMenuTrigger asChild>
        <BorrowedTrigger opener={opener} />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        ref={content}
        aria-labelledby={opener.current?.id}
        onFocus={goToFirstRow}
        onInteractOutside={leaveToOpener}
        onCloseAutoFocus={preventDefault}
        {...props}
      />
    </DropdownMenu>
  );
}

const preventDefault = (event: Event) => event.preventDefault();

/**
 * Returns the focus to the button when the menu unmounts, if the menu has it. Radix does so in a timeout, which would
 * take the focus from a page that was opened meanwhile.
 * @returns the ref of the menu
 */
function useFocusBackTo(opener: RefObject<HTMLElement | null>) {
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const button = opener.current;
    // The menu's element is mounted after this effect, with its portal, and still exists during the cleanup.
    const hasFocus = () => menu.current?.contains(document.activeElement);
    return () => {
      if (hasFocus()) button?.focus({ preventScroll: true });
    };
  }, [opener]);
  return menu;
}
