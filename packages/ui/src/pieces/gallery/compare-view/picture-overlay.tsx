import { useState, type PointerEvent } from 'react';
import { useUi } from '../../../i18n';
import type { ComparedPair } from './compared-creation';
import { boxOf } from '../../creation/ratio';
import { Picture, PlaceBadge } from './picture';

const MAX_SHARE = 100;
const FILL_CONTAINER = 'ui:absolute ui:inset-0 ui:size-full';

/** The second picture over the first: the slider sets how much of the first is visible, from the inline start. */
export function PictureOverlay({ creations: [first, second] }: ComparedPair) {
  const { t, direction } = useUi();
  const [share, setShare] = useState(MAX_SHARE / 2);
  const isMirrored = direction === 'rtl';

  const drag = ({ buttons, clientX, currentTarget }: PointerEvent) => {
    if (buttons !== 1) return;
    const { left, right, width } = currentTarget.getBoundingClientRect();
    const fromStart = isMirrored ? right - clientX : clientX - left;
    setShare(Math.round(Math.min(Math.max(fromStart / width, 0), 1) * MAX_SHARE));
  };

  return (
    <div className="ui:absolute ui:inset-0 ui:flex ui:flex-col ui:gap-2 ui:p-4 ui:desk:p-8">
      <div className="ui:grid ui:min-h-0 ui:w-full ui:flex-1 ui:place-items-center ui:[container-type:size]">
        <div
          data-ui="compare-overlay"
          className="ui:relative"
          // A finger scrolls the page up and down, and drags sideways.
          style={{ ...boxOf(first.aspectRatio), touchAction: 'pan-y', cursor: 'ew-resize' }}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture?.(event.pointerId);
            drag(event);
          }}
          onPointerMove={drag}
          onDragStart={(event) => event.preventDefault()}
        >
          <Picture creation={first} className={FILL_CONTAINER} />
          <Picture
            creation={second}
            className={FILL_CONTAINER}
            style={{ clipPath: isMirrored ? `inset(0 ${share}% 0 0)` : `inset(0 0 0 ${share}%)` }}
          />
          <span
            aria-hidden
            data-ui="compare-boundary"
            className="ui:absolute ui:inset-y-0 ui:z-3 ui:bg-surface ui:shadow-1"
            style={{ insetInlineStart: `${share}%`, inlineSize: 2 }}
          />
          <PlaceBadge place={1} className="ui:absolute ui:start-4 ui:top-1.5 ui:z-3" />
          <PlaceBadge place={2} className="ui:absolute ui:end-1.5 ui:top-1.5 ui:z-3" />
        </div>
      </div>
      <input
        type="range"
        min={0}
        max={MAX_SHARE}
        value={share}
        aria-label={t('compare.share')}
        aria-valuetext={t('generator.percent', { value: share })}
        onChange={(event) => setShare(event.target.valueAsNumber)}
        className="ui:mx-auto ui:min-h-11 ui:w-full ui:max-w-[35rem]"
        style={{ accentColor: 'var(--ui-accent)' }}
      />
    </div>
  );
}
