'use client';

import { Separator as RadixSeparator } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';

export type SeparatorProps = ComponentProps<typeof RadixSeparator.Root>;

/** A hairline. With a word as its child, the line runs on both sides of it. */
export function Separator({
  className,
  decorative = true,
  orientation = 'horizontal',
  children,
  ...props
}: SeparatorProps) {
  const split = children !== undefined && children !== null;
  const line = split
    ? 'flex items-center gap-3 text-xs text-ink-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line'
    : 'shrink-0 bg-line data-[orientation=horizontal]:h-px data-[orientation=horizontal]:w-full data-[orientation=vertical]:w-px data-[orientation=vertical]:self-stretch';
  return (
    <RadixSeparator.Root
      data-slot="separator"
      decorative={decorative}
      orientation={orientation}
      className={cn(line, className)}
      {...props}
    >
      {children}
    </RadixSeparator.Root>
  );
}
