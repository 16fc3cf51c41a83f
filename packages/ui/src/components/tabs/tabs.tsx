import { Tabs as RadixTabs } from 'radix-ui';
import type { ComponentProps, FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { cn } from '../../lib/cn';
import { enterGroup, moveFocus } from '../../lib/layer-focus';
import { Slot } from '../../lib/slot';
import { wrapText } from '../../lib/wrap-text';
import { LockIcon } from '../icons';
import { segmentedControlVariants, segmentedControlItemVariants } from '../segmented-control';

export type TabsProps = ComponentProps<typeof RadixTabs.Root>;

/** Panels of which one is shown, each with a tab. @public */
export function Tabs(props: TabsProps) {
  return <RadixTabs.Root data-ui="tabs" {...props} />;
}

export interface TabsListProps extends ComponentProps<typeof RadixTabs.List> {
  /**
   * Takes the full width of the container, in parts of equal width.
   * @default false
   */
  fullWidth?: boolean;
  /**
   * Without the style of a track, for a single tab: there is nothing to choose. Set it on the tab, too.
   * @default false
   */
  plain?: boolean;
}

/** The track with the tabs. @public */
export function TabsList({ fullWidth, plain, className, ...props }: TabsListProps) {
  return (
    <Slot onKeyDownCapture={moveFocus('[role=tab]:enabled', props.loop ?? true)} onFocus={enterGroup}>
      <RadixTabs.List
        data-ui="tabs-list"
        className={cn(!plain && segmentedControlVariants({ fullWidth }), className)}
        {...props}
      />
    </Slot>
  );
}

export interface TabsTriggerProps extends ComponentProps<typeof RadixTabs.Trigger> {
  /** Number of items in the panel, shown after the label. */
  count?: ReactNode;
  /**
   * Visible and focusable, but its panel does not open (`aria-disabled`). Say why nearby, and reference that text with
   * `aria-describedby`.
   * @default false
   */
  locked?: boolean;
  /**
   * Without the style of a segment, for a single tab.
   * @default false
   */
  plain?: boolean;
}

/** One tab. A press or an arrow key opens its panel. @public */
export function TabsTrigger({
  count,
  locked = false,
  plain,
  className,
  children,
  ...props
}: TabsTriggerProps) {
  return (
    <RadixTabs.Trigger
      data-ui="tabs-trigger"
      data-locked={locked ? '' : undefined}
      aria-disabled={locked || undefined}
      className={cn(!plain && segmentedControlItemVariants(), className)}
      {...props}
      {...(locked && lockedHandlers(props))}
    >
      {wrapText(children)}
      {count !== undefined && (
        <span data-ui="tabs-count" className="ui:num ui:shrink-0 ui:text-xs ui:text-ink-faint">
          {count}
        </span>
      )}
      {locked && <LockIcon aria-hidden />}
    </RadixTabs.Trigger>
  );
}

type OpeningHandlers = Pick<TabsTriggerProps, 'onMouseDown' | 'onKeyDown' | 'onFocus'>;

/* Radix opens a panel on mouse down, on Enter and Space, and on focus, unless the default of the event is prevented. */
function lockedHandlers({ onMouseDown, onKeyDown, onFocus }: OpeningHandlers): OpeningHandlers {
  return {
    onMouseDown(event: MouseEvent<HTMLButtonElement>) {
      onMouseDown?.(event);
      event.preventDefault();
      event.currentTarget.focus();
    },
    onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
      onKeyDown?.(event);
      if (event.key === 'Enter' || event.key === ' ') event.preventDefault();
    },
    onFocus(event: FocusEvent<HTMLButtonElement>) {
      onFocus?.(event);
      event.preventDefault();
    },
  };
}

export type TabsContentProps = ComponentProps<typeof RadixTabs.Content>;

/** @public */
export function TabsContent({ className, ...props }: TabsContentProps) {
  return <RadixTabs.Content data-ui="tabs-content" className={cn('ui:rounded-sm', className)} {...props} />;
}
