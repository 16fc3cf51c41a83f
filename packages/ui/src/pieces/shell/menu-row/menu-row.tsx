import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../../lib/cn';
import { Slot, Slottable } from '../../../lib/slot';

export interface MenuRowProps extends ComponentProps<'button'> {
  /** What stands before the words. */
  icon: ReactNode;
  /** What is chosen now, at the row's end. */
  chosen?: ReactNode;
  /**
   * Gives the looks to the one child element, a link for instance.
   * @default false
   */
  asChild?: boolean;
}

/** One row of the drawer: a place or a choice, as high as a thumb is wide. */
export function MenuRow({ icon, chosen, asChild = false, className, children, ...props }: MenuRowProps) {
  const Component = asChild ? Slot : 'button';
  return (
    <Component
      data-slot="menu-row"
      type={asChild ? undefined : 'button'}
      className={cn(
        'ui:flex ui:min-h-12 ui:w-full ui:items-center ui:gap-3 ui:rounded-sm ui:px-2 ui:text-start ui:text-base ui:font-medium ui:text-ink ui:transition-colors ui:duration-fast',
        'ui:hover:bg-surface-hover ui:aria-[current=page]:bg-surface-hover ui:[&>svg]:size-5 ui:[&>svg]:shrink-0 ui:[&>svg]:text-ink-faint',
        className,
      )}
      {...props}
    >
      {icon}
      <Slottable>{children}</Slottable>
      {chosen !== undefined && (
        <span className="ui:num ui:ms-auto ui:min-w-0 ui:truncate ui:text-sm ui:font-normal ui:text-ink-muted">
          {chosen}
        </span>
      )}
    </Component>
  );
}
