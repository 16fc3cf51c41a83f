import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn';
import { Slot, Slottable } from '../../lib/slot';

export interface MenuRowProps extends ComponentProps<'button'> {
  icon: ReactNode;
  /** Current choice, at the end of the row. */
  chosen?: ReactNode;
  /**
   * Applies the styles to its only child, for example a link.
   * @default false
   */
  asChild?: boolean;
}

/** Row of the drawer: a link or a choice, at least 48 px high. */
export function MenuRow({ icon, chosen, asChild = false, className, children, ...props }: MenuRowProps) {
  const Component = asChild ? Slot : 'button';
  return (
    <Component
      data-ui="menu-row"
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
        <span className="ui:num ui:ms-auto ui:min-w-0 ui:text-end ui:text-sm ui:wrap-anywhere ui:font-normal ui:text-ink-muted">
          {chosen}
        </span>
      )}
    </Component>
  );
}
