import type { LucideIcon, LucideProps } from 'lucide-react';

/** Wraps a Lucide icon and gives it the stroke width of the hand-drawn icons. */
export function lineIcon(Glyph: LucideIcon) {
  return function LineIcon(props: LucideProps) {
    return <Glyph data-slot="icon" strokeWidth={1.6} {...props} />;
  };
}
