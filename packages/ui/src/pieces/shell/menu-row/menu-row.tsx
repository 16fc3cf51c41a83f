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
        'flex min-h-12 w-full items-center gap-3 rounded-sm px-2 text-start text-base font-medium text-ink transition-colors duration-fast',
        'hover:bg-surface-hover aria-[current=page]:bg-surface-hover [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-ink-faint',
        className,
      )}
      {...props}
    >
      {icon}
      <Slottable>{children}</Slottable>
      {chosen !== undefined && (
        <span className="num ms-auto min-w-0 truncate text-sm font-normal text-ink-muted">{chosen}</span>
      )}
    </Component>
  );
}
