import { useState } from 'react';
import { Badge, Switch } from '../../../components';
import { useUi } from '../../../i18n';
import { requireProps } from '../../../lib/explain';
import { CreationFacts } from '../creation-view/creation-facts';
import { ViewTitle, ViewWindow, type ViewProps } from '../creation-view/view-window';
import type { ComparedPair } from './compared-creation';
import { PictureOverlay } from './picture-overlay';
import { boxOf } from '../../creation/ratio';
import { Picture, PlaceBadge } from './picture';

export type { ComparedCreation } from './compared-creation';

export interface CompareViewProps extends ViewProps, ComparedPair {}

/** Two pictures in the whole window, side by side or one over the other with a slider, and how each was made. @beta */
export function CompareView({ creations, ...props }: CompareViewProps) {
  requireProps('CompareView', { creations });
  const { t, format } = useUi();
  const [hasSlider, setSlider] = useState(false);
  return (
    <ViewWindow data-ui="compare-view" {...props}>
      <div
        data-ui="compare-stage"
        className="ui:relative ui:min-h-[clamp(15rem,60dvh,32rem)] ui:bg-surface-sunken ui:select-none ui:desk:min-h-dvh"
      >
        {hasSlider ? <PictureOverlay creations={creations} /> : <PicturePair creations={creations} />}
      </div>
      <div className="ui:grid ui:content-start ui:gap-6 ui:px-gutter ui:py-6 ui:desk:overflow-y-auto ui:desk:border-s ui:desk:border-line ui:desk:px-6 ui:desk:pt-5">
        <ViewTitle className="ui:pe-12 ui:text-xl ui:font-semibold">{t('compare.compare')}</ViewTitle>
        <Switch label={t('compare.slider')} checked={hasSlider} onCheckedChange={setSlider} />
        {creations.map((creation, place) => (
          <section key={place} className="ui:grid ui:grid-cols-[minmax(0,1fr)] ui:gap-2">
            <div className="ui:flex ui:items-baseline ui:gap-2">
              <Badge className="ui:num">{format.number(place + 1)}</Badge>
              <h3 dir="auto" className="ui:font-semibold ui:text-balance ui:wrap-anywhere">
                {creation.title}
              </h3>
            </div>
            <CreationFacts creation={creation} mediaType="image" />
          </section>
        ))}
      </div>
    </ViewWindow>
  );
}

/** The first picture at the inline start, the second at the inline end. */
const PicturePair = ({ creations }: ComparedPair) => (
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
