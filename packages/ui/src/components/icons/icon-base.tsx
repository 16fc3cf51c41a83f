import type { LucideIcon, LucideProps } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';

/** Class of an icon that points in the reading direction. */
export const MIRRORED = 'ui:rtl:scale-[-1_1]';

/** Wraps a Lucide icon and gives it the stroke width of the hand-drawn icons. */
export function lineIcon(Glyph: LucideIcon) {
  return function LineIcon(props: LucideProps) {
    return <Glyph data-ui="icon" strokeWidth={1.6} {...props} />;
  };
}

export type DrawnIconProps = ComponentProps<'svg'>;

/** Base of the hand-drawn icons, on the grid of the line icons: 24 units, stroke 1.6, round ends. */
export function DrawnIcon({ className, ...props }: DrawnIconProps) {
  return (
    <svg
      data-ui="icon"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className={cn('ui:shrink-0', className)}
      {...props}
    />
  );
}
