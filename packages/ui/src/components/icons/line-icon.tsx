import type { LucideIcon, LucideProps } from 'lucide-react';

/** An icon of the set, with the stroke that the drawn ones have. */
export function lineIcon(Glyph: LucideIcon) {
  return function LineIcon(props: LucideProps) {
    return <Glyph data-slot="icon" strokeWidth={1.6} {...props} />;
  };
}
