import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';

export interface SeparatorProps extends ComponentProps<'div'> {
  /**
   * Whether it is hidden from screen readers.
   * @default true
   */
  decorative?: boolean;
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
}

/**
 * A thin line, by default hidden from screen readers (`decorative`). With a text as its child, the line runs on both
 * sides of the text.
 * @public
 */
export function Separator({
  className,
  decorative = true,
  orientation = 'horizontal',
  children,
  ...props
}: SeparatorProps) {
  const split = children !== undefined && children !== null;
  const line = split
    ? 'ui:flex ui:items-center ui:gap-3 ui:text-center ui:text-xs ui:text-ink-faint ui:before:h-px ui:before:min-w-4 ui:before:flex-1 ui:before:bg-line ui:after:h-px ui:after:min-w-4 ui:after:flex-1 ui:after:bg-line'
    : 'ui:shrink-0 ui:bg-line ui:data-[orientation=horizontal]:h-px ui:data-[orientation=horizontal]:w-full ui:data-[orientation=vertical]:w-px ui:data-[orientation=vertical]:self-stretch';
  return (
    <div
      data-ui="separator"
      role={decorative ? 'none' : 'separator'}
      aria-orientation={decorative || orientation === 'horizontal' ? undefined : orientation}
      data-orientation={orientation}
      className={cn(line, className)}
      {...props}
    >
      {children}
    </div>
  );
}
