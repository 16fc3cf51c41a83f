import type { ComparedPair } from './compared-creation';
import { boxOf } from '../../creation/ratio';
import { Picture, PlaceBadge } from './picture';

/** The first picture at the inline start, the second at the inline end. */
export const PicturePair = ({ creations }: ComparedPair) => (
  <div className="ui:absolute ui:inset-0 ui:grid ui:grid-cols-2 ui:gap-2 ui:p-4 ui:desk:p-8">
    {creations.map((creation, place) => (
      <div key={place} className="ui:grid ui:size-full ui:place-items-center ui:[container-type:size]">
        <Picture creation={creation} style={boxOf(creation.aspectRatio)}>
          <PlaceBadge place={place + 1} className="ui:absolute ui:end-1.5 ui:top-1.5" />
        </Picture>
      </div>
    ))}
  </div>
);
