import { SegmentedControl, SegmentedControlItem } from '@product/ui';
import { useEffect, useState } from 'react';
import { useInView } from '../../packages/ui/src/lib/use-in-view';
import { Place, PLACES } from './pieces';
import { SCREENS } from './screen-stories';
import { adopt } from './use-style-sheet';

type Screen = keyof typeof SCREENS;

export function Screens({ css }: { css: string }) {
  const { ref, isInView } = useInView();
  const [screen, setScreen] = useState<Screen>('screens-landing--visitor');
  return (
    <div ref={ref} className="grid gap-4">
      <SegmentedControl
        aria-label="Screen"
        fullWidth={false}
        value={screen}
        onValueChange={(value) => setScreen(value as Screen)}
        className="flex-wrap"
      >
        {Object.entries(SCREENS).map(([id, name]) => (
          <SegmentedControlItem key={id} value={id}>
            {name}
          </SegmentedControlItem>
        ))}
      </SegmentedControl>
      <div className="grid gap-4 min-[90rem]:grid-cols-3">
        {PLACES.map(({ name, theme, locale }) => (
          <Place key={name} name={name}>
            <div className="h-160 overflow-hidden rounded-lg border border-line bg-surface">
              {isInView && (
                <Frame
                  title={`${SCREENS[screen]}, ${name}`}
                  css={css}
                  story={`id=${screen}&viewMode=story&globals=theme:${theme};locale:${locale}`}
                />
              )}
            </div>
          </Place>
        ))}
      </div>
    </div>
  );
}

/** A story in a document of its own, with a stylesheet of this page. */
function Frame({ title, story, css }: { title: string; story: string; css: string }) {
  const [page, setPage] = useState<Document | null>(null);
  useEffect(() => (page ? adopt(page, css) : undefined), [page, css]);
  return (
    <object
      type="text/html"
      aria-label={title}
      data={`iframe.html?${story}`}
      onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
      className="size-full"
    />
  );
}
