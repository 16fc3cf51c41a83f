import type { Style } from '@product/domain';
import { STYLE_PICTURES } from '../style-tiles';

/** Blurred, slowly moving picture of a style: the placeholder until the result is shown. */
export function StyleHaze({ style }: { style: Style }) {
  return (
    <div
      data-ui="style-haze"
      aria-hidden
      className="ui:absolute ui:-inset-[12%] ui:animate-drift ui:blur-[44px] ui:brightness-[0.82] ui:saturate-90"
    >
      <img src={STYLE_PICTURES[style]} alt="" className="ui:size-full ui:object-cover" />
      <div className="ui:absolute ui:inset-0 ui:bg-overlay ui:opacity-35" />
    </div>
  );
}
