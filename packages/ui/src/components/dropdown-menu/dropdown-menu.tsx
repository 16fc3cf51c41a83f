import { DropdownMenu as RadixMenu } from 'radix-ui';
import {
  createContext,
  use,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentProps,
  type Ref,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { cn } from '../../lib/cn';
import { onEscapePress } from '../../lib/on-escape-press';
import { wrapText } from '../../lib/wrap-text';
import { focusedNear, moveFocus } from '../../lib/layer-focus';
import { Slot } from '../../lib/slot';
import { useMergedRefs } from '../../lib/use-merged-refs';
import { useOpen } from '../../lib/use-open';
import { floatingClassName } from '../portal-container/floating-class-name';
import { Layer } from '../portal-container/layer';
import { CheckIcon } from '../icons';

/** Classes of every kind of menu item. */
const menuRowClassName =
  'ui:relative ui:flex ui:min-h-9 ui:items-center ui:gap-2.5 ui:rounded-sm ui:px-2.5 ui:py-1.5 ui:text-sm ui:leading-snug ui:wrap-anywhere ui:text-ink ui:focus-visible:-outline-offset-2 ui:select-none ui:max-desk:min-h-11 ui:cursor-pointer ui:data-highlighted:bg-surface-hover ui:data-disabled:cursor-not-allowed ui:data-disabled:text-ink-faint ui:forced-colors:data-highlighted:bg-[Highlight] ui:forced-colors:data-highlighted:text-[HighlightText] ui:[&>svg]:size-4.5 ui:[&>svg]:shrink-0 ui:[&>svg]:text-ink-faint ui:data-[variant=destructive]:text-danger-ink ui:data-[variant=destructive]:[&>svg]:text-current';

export type DropdownMenuProps = ComponentProps<typeof RadixMenu.Root>;

interface Menu extends Pick<DropdownMenuProps, 'dir' | 'modal'> {
  open: boolean;
  setOpen: (open: boolean) => void;
  trigger: RefObject<HTMLButtonElement | null>;
  /** Whether the last press of the trigger was by keyboard: then the first item gets the focus. */
  byKeyboardRef: RefObject<boolean>;
  triggerId: string;
  contentId: string;
}

const MenuContext = createContext<Menu | null>(null);

function useMenu() {
  const menu = use(MenuContext);
  if (!menu) throw new Error('Render the parts of a menu within DropdownMenu.');
  return menu;
}

/**
 * A menu of actions or links that a button opens. By default it is not modal: the page behind stays interactive. Until
 * it opens, only the button is rendered: a page may have hundreds of them.
 * @public
 */
export function DropdownMenu({
  modal = false,
  dir,
  open: controlled,
  defaultOpen,
  onOpenChange,
  children,
}: DropdownMenuProps) {
  const [open, setOpen] = useOpen({ open: controlled, defaultOpen, onOpenChange });
  const trigger = useRef<HTMLButtonElement>(null);
  const byKeyboardRef = useRef(false);
  const ids = { triggerId: useId(), contentId: useId() };
  return (
    <MenuContext value={{ open, setOpen, modal, dir, trigger, byKeyboardRef, ...ids }}>
      {children}
    </MenuContext>
  );
}

export interface DropdownMenuTriggerProps extends ComponentProps<'button'> {
  /**
   * Renders the child element as the trigger instead of a `<button>`.
   * @default false
   */
  asChild?: boolean;
}

/**
 * Opens the menu and gets the focus back when it closes. Touch opens it when the finger is lifted: before, it may be a
 * scroll or a long press.
 * @public
 */
export function DropdownMenuTrigger({
  asChild = false,
  onPointerDown,
  onKeyDown,
  onClick,
  ref,
  ...props
}: DropdownMenuTriggerProps) {
  const { open, setOpen, trigger, byKeyboardRef, triggerId, contentId } = useMenu();
  const touchPress = useRef<{ wasOpen: boolean }>(undefined);
  const Component = asChild ? Slot : 'button';
  return (
    <Component
      data-ui="dropdown-menu-trigger"
      type={asChild ? undefined : 'button'}
      id={triggerId}
      ref={useMergedRefs(trigger, ref)}
      aria-haspopup="menu"
      aria-expanded={open}
      aria-controls={open ? contentId : undefined}
      data-state={open ? 'open' : 'closed'}
      data-disabled={props.disabled ? '' : undefined}
      onPointerDown={(event) => {
        onPointerDown?.(event);
        byKeyboardRef.current = false;
        touchPress.current = event.pointerType === 'touch' ? { wasOpen: open } : undefined;
        if (touchPress.current || event.defaultPrevented || isDisabled(event)) return;
        if (event.button !== 0 || event.ctrlKey) return;
        // The button would take the focus from the menu.
        if (!open) event.preventDefault();
        // If the menu moved the focus into a frame, Radix would take that for the user leaving the window.
        const { defaultView } = event.currentTarget.ownerDocument;
        if (defaultView !== window) defaultView?.focus();
        setOpen(!open);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.defaultPrevented || isDisabled(event) || !OPENING_KEYS.includes(event.key)) return;
        event.preventDefault();
        byKeyboardRef.current = true;
        setOpen(event.key === 'ArrowDown' || !open);
      }}
      onClick={(event) => {
        onClick?.(event);
        if (touchPress.current && !event.defaultPrevented && !isDisabled(event))
          setOpen(!touchPress.current.wasOpen);
        touchPress.current = undefined;
      }}
      {...props}
    />
  );
}

const OPENING_KEYS = ['Enter', ' ', 'ArrowDown'];

const isDisabled = ({ currentTarget }: SyntheticEvent) =>
  currentTarget.matches(':disabled, [aria-disabled=true]');

export type DropdownMenuContentProps = ComponentProps<typeof RadixMenu.Content>;

/** The menu's content, by default aligned to the end of the trigger. @public */
export function DropdownMenuContent({
  align = 'end',
  sideOffset = 6,
  forceMount,
  onEscapeKeyDown,
  onCloseAutoFocus,
  className,
  ...props
}: DropdownMenuContentProps) {
  const { open, setOpen, modal, dir, trigger, byKeyboardRef, triggerId, contentId } = useMenu();
  // Once it was open, it returns the focus after its content has been removed.
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  if (!wasOpen && !open && !forceMount) return null;
  return (
    <RadixMenu.Root {...{ open, modal, dir }} onOpenChange={setOpen}>
      <RadixMenu.Trigger asChild>
        <RenderedTrigger element={trigger} />
      </RadixMenu.Trigger>
      {/* A menu that is still mounted for an exit animation would take the focus from the trigger or a new page. */}
      <Layer open={open || Boolean(forceMount)} closing={{ ...props, close: () => setOpen(false) }}>
        <RadixMenu.Content
          data-ui="dropdown-menu-content"
          id={contentId}
          {...{
            // In place of that of the nearest `UiProvider`: the menu inherits that of its place.
            dir,
            onEntryFocus(event: Event) {
              event.preventDefault();
              const menu = event.currentTarget as HTMLElement;
              if (byKeyboardRef.current)
                menu.querySelector<HTMLElement>(ENABLED_ITEM)?.focus({ preventScroll: true });
            },
          }}
          onKeyDownCapture={moveFocus(ENABLED_ITEM)}
          aria-labelledby={triggerId}
          forceMount={forceMount}
          align={align}
          sideOffset={sideOffset}
          collisionPadding={8}
          onEscapeKeyDown={onEscapePress(onEscapeKeyDown)}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus?.(event);
            // Radix focuses the trigger in a timeout, on purpose (https://github.com/radix-ui/primitives/issues/3106).
            // By then the heading of a new page may have the focus.
            const focused = trigger.current && focusedNear(trigger.current);
            if (focused && !focused.contains(trigger.current)) event.preventDefault();
          }}
          className={cn(floatingClassName, 'ui:fallback:min-w-44 ui:p-[5px]', className)}
          {...props}
        />
      </Layer>
    </RadixMenu.Root>
  );
}

const ENABLED_ITEM = '[role^=menuitem]:not([data-disabled])';

interface RenderedTriggerProps {
  element: RefObject<HTMLButtonElement | null>;
  ref?: Ref<HTMLButtonElement>;
}

/** Gives Radix the trigger that has been rendered before it: the menu is placed beside it, and returns the focus to it. */
function RenderedTrigger({ element, ref }: RenderedTriggerProps) {
  useImperativeHandle(ref, () => element.current!, [element]);
  return null;
}

export interface DropdownMenuItemProps extends ComponentProps<typeof RadixMenu.Item> {
  /**
   * `destructive` is for an irreversible action.
   * @default 'default'
   */
  variant?: 'default' | 'destructive';
}

/** One action or, with `asChild`, one link. @public */
export function DropdownMenuItem({ variant = 'default', className, ...props }: DropdownMenuItemProps) {
  return (
    <RadixMenu.Item
      data-ui="dropdown-menu-item"
      data-variant={variant}
      className={cn(menuRowClassName, className)}
      {...props}
    />
  );
}

export type DropdownMenuRadioGroupProps = ComponentProps<typeof RadixMenu.RadioGroup>;

/** A group of items of which one is checked. @public */
export function DropdownMenuRadioGroup(props: DropdownMenuRadioGroupProps) {
  return <RadixMenu.RadioGroup data-ui="dropdown-menu-radio-group" {...props} />;
}

export type DropdownMenuRadioItemProps = ComponentProps<typeof RadixMenu.RadioItem>;

/** One item of a radio group. A tick and bold text mark the checked one. @public */
export function DropdownMenuRadioItem({ className, children, ...props }: DropdownMenuRadioItemProps) {
  return (
    <RadixMenu.RadioItem
      data-ui="dropdown-menu-radio-item"
      className={cn(menuRowClassName, 'ui:pe-9 ui:data-[state=checked]:font-semibold', className)}
      {...props}
    >
      {wrapText(children)}
      <RadixMenu.ItemIndicator className="ui:absolute ui:end-2.5 ui:text-accent-ink ui:forced-colors:text-current">
        <CheckIcon aria-hidden className="ui:size-4" />
      </RadixMenu.ItemIndicator>
    </RadixMenu.RadioItem>
  );
}

export type DropdownMenuSeparatorProps = ComponentProps<typeof RadixMenu.Separator>;

/** @public */
export function DropdownMenuSeparator({ className, ...props }: DropdownMenuSeparatorProps) {
  return (
    <RadixMenu.Separator
      data-ui="dropdown-menu-separator"
      className={cn('ui:-mx-[5px] ui:my-[5px] ui:h-px ui:bg-line', className)}
      {...props}
    />
  );
}

export type DropdownMenuLabelProps = ComponentProps<typeof RadixMenu.Label>;

/** The visible name of a group. @public */
export function DropdownMenuLabel({ className, ...props }: DropdownMenuLabelProps) {
  return (
    <RadixMenu.Label
      data-ui="dropdown-menu-label"
      className={cn('ui:px-2.5 ui:py-1.5 ui:text-xs ui:text-ink-muted', className)}
      {...props}
    />
  );
}
