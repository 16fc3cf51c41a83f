import type { Style } from '@product/domain';
import { StylePicture } from '../style-tiles/style-picture';

/** Blurred, slowly moving picture of a style: the placeholder until the result is shown. */
export function StylePlaceholder({ style }: { style: Style }) {
  return (
    <div
      data-ui="style-haze"
      aria-hidden
      className="ui:absolute ui:-inset-[12%] ui:animate-drift ui:[filter:blur(44px)_brightness(0.82)_saturate(0.9)]"
    >
      <StylePicture pictureOf={style} className="ui:size-full ui:object-cover" />
      <div className="ui:absolute ui:inset-0 ui:bg-overlay ui:opacity-35" />
    </div>
  );
}
