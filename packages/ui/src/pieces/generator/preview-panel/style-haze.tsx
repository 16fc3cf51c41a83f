import type { Style } from '@product/domain';
import { STYLE_PICTURES } from '../style-tiles';

/** A style's own picture, out of focus and slowly drifting: what is seen before there is anything to see. */
export function StyleHaze({ style }: { style: Style }) {
  return (
    <div
      data-slot="style-haze"
      aria-hidden
      className="absolute -inset-[12%] animate-drift blur-[44px] brightness-[0.82] saturate-90"
    >
      <img src={STYLE_PICTURES[style]} alt="" className="size-full object-cover" />
      <div className="absolute inset-0 bg-veil opacity-35" />
    </div>
  );
}
