import { SegmentedControl, SegmentedControlItem } from '@product/ui';
import { useState } from 'react';
import { useInView } from '@product/ui/use-in-view';
import { COLUMNS, Place, PLACES } from './pieces';
import { StoryFrame } from '../decorators/story-frame';
import { idOf, SCREENS, type ScreenName } from './screen-stories';

export function Screens({ css }: { css: string }) {
  const { ref, isInView } = useInView();
  const [screen, setScreen] = useState<ScreenName>('landing');
  return (
    <div ref={ref} className="grid gap-4">
      <SegmentedControl
        aria-label="Screen"
        fullWidth={false}
        value={screen}
        onValueChange={(value) => setScreen(value as ScreenName)}
        className="flex-wrap"
      >
        {Object.entries(SCREENS).map(([name, { label }]) => (
          <SegmentedControlItem key={name} value={name}>
            {label}
          </SegmentedControlItem>
        ))}
      </SegmentedControl>
      <div className={COLUMNS}>
        {PLACES.map(({ name, theme, locale }) => (
          <Place key={name} name={name}>
            <div className="h-160 overflow-hidden rounded-lg border border-line bg-surface">
              {isInView && (
                <StoryFrame
                  title={`${SCREENS[screen].label}, ${name}`}
                  css={css}
                  theme={theme}
                  src={`iframe.html?id=${idOf(screen)}&viewMode=story&globals=theme:${theme};locale:${locale}`}
                />
              )}
            </div>
          </Place>
        ))}
      </div>
    </div>
  );
}
