'use client';

import { Tabs as RadixTabs } from 'radix-ui';
import type { ComponentProps, FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { cn } from '../../lib/cn';
import { LockIcon } from '../icons';
import { segmentedTrackVariants, segmentVariants } from '../segmented';

export type TabsProps = ComponentProps<typeof RadixTabs.Root>;

/** Panels of which one is shown. */
export function Tabs(props: TabsProps) {
  return <RadixTabs.Root data-slot="tabs" {...props} />;
}

export interface TabsListProps extends ComponentProps<typeof RadixTabs.List> {
  /**
   * As wide as its container, in equal parts.
   * @default false
   */
  block?: boolean;
}

/** The track with the names of the panels. */
export function TabsList({ block = false, className, ...props }: TabsListProps) {
  return (
    <RadixTabs.List
      data-slot="tabs-list"
      className={cn(segmentedTrackVariants({ block }), className)}
      {...props}
    />
  );
}

export interface TabsTriggerProps extends ComponentProps<typeof RadixTabs.Trigger> {
  /** How many things the panel holds. */
  count?: ReactNode;
  /**
   * Shown and reachable, but its panel does not open: say why nearby and point to it with `aria-describedby`.
   * @default false
   */
  locked?: boolean;
}

/** The name of a panel; a press or an arrow key opens it. */
export function TabsTrigger({ count, locked = false, className, children, ...props }: TabsTriggerProps) {
  return (
    <RadixTabs.Trigger
      data-slot="tabs-trigger"
      data-locked={locked ? '' : undefined}
      aria-disabled={locked || undefined}
      className={cn(segmentVariants(), className)}
      {...props}
      {...(locked && barred(props))}
    >
      {children}
      {count !== undefined && (
        <span data-slot="tabs-count" className="ui:num ui:shrink-0 ui:text-xs ui:text-ink-faint">
          {count}
        </span>
      )}
      {locked && <LockIcon aria-hidden />}
    </RadixTabs.Trigger>
  );
}

type Barrable = Pick<TabsTriggerProps, 'onMouseDown' | 'onKeyDown' | 'onFocus'>;

/* Radix opens a panel on press, on Enter and Space, and on focus: each is told that the event is settled. */
function barred({ onMouseDown, onKeyDown, onFocus }: Barrable): Barrable {
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

/** One panel. */
export function TabsContent({ className, ...props }: TabsContentProps) {
  return <RadixTabs.Content data-slot="tabs-content" className={cn('ui:rounded-sm', className)} {...props} />;
}
