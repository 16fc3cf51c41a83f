'use client';

import type { FocusEvent, RefObject } from 'react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
  type DropdownMenuContentProps,
} from '../../components/dropdown-menu';
import { BorrowedTrigger } from './borrowed-trigger';

/** What a menu is given by the button that opens it. */
export interface MenuOpening {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  opener: RefObject<HTMLElement | null>;
  /** Whether the last press was a key's. */
  byKeyboard: RefObject<boolean>;
  /** The menu's own. */
  id: string;
}

/** The menu of a `MenuOnDemand`. */
export function MenuLayer({
  open,
  onOpenChange,
  opener,
  byKeyboard,
  ...props
}: MenuOpening & DropdownMenuContentProps) {
  /* By itself Radix knows of no key that was pressed before its code was there. */
  function goToFirstRow({ target, currentTarget }: FocusEvent<HTMLElement>) {
    if (target !== currentTarget || !byKeyboard.current) return;
    currentTarget.querySelector<HTMLElement>('[role^=menuitem]:not([data-disabled])')?.focus();
  }
  /* A press on the button is the button's: a menu that is still fading would close what the press has opened. */
  function leaveToOpener(event: Event) {
    if (event.target instanceof Node && opener.current?.contains(event.target)) event.preventDefault();
  }
  return (
    <DropdownMenu open={open} onOpenChange={onOpenChange}>
      <DropdownMenuTrigger asChild>
        <BorrowedTrigger opener={opener} />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        aria-labelledby={opener.current?.id}
        onFocus={goToFirstRow}
        onPointerDownOutside={leaveToOpener}
        {...props}
      />
    </DropdownMenu>
  );
}
