import { use, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Closing } from '../../lib/in-frame';
import { inheritPlace, lineage, placeOf } from '../../lib/place';
import { whenInFrame } from '../../lib/when-in-frame';
import { isOnOwnPart } from './own-parts';
import { ContainersContext } from './portal-container';

interface LayerProps {
  open: boolean;
  /**
   * Hides what is beside it from screen readers if it covers the window: then it is not inside the dialog that it is
   * opened from.
   */
  covers?: (layer: Element) => () => void;
  /** How a press outside closes it. */
  closing?: Omit<Closing, 'isOnOwnPart'> | undefined;
  children: ReactNode;
}

/** The portal of a layer. All layers of the library are rendered by it, and none by Radix's portals. */
export function Layer({ open, children, ...props }: LayerProps) {
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  // What covers the window keeps the focus until the commit that closes it is complete, as in Radix's portals: layout
  // effects of the same commit would take the focus for lost.
  const isClosing = props.covers && wasOpen && !open;
  return (
    (open || isClosing) && (
      <OpenLayer {...props}>
        {children}
        {isClosing && <template ref={(element) => void (element && setWasOpen(false))} />}
      </OpenLayer>
    )
  );
}

/** Until its place has been read it is an empty element there, which is removed before the browser paints. */
function OpenLayer({ covers, closing, children }: Omit<LayerProps, 'open'>) {
  const container = use(ContainersContext)[covers ? 'covering' : 'floating'];
  const [place, setPlace] = useState<ReturnType<typeof placeOf>>();
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!place?.element) return undefined;
    const element = layer.current!;
    // What hides others for Radix takes the `host` of a parent for the host in the document, and of nested shadow roots
    // it would find that of the inner one (https://github.com/theKashey/aria-hidden/issues/14).
    const host = lineage(element).find((each) => document.contains(each));
    Object.assign(element, { host });
    return inheritPlace(element, place.element);
  }, [place]);

  const closingNow = useEffectEvent(() => closing && { ...closing, isOnOwnPart });
  useEffect(() => {
    if (!place) return;
    const element = layer.current!;
    const ends = [
      covers?.(element),
      whenInFrame(element, ({ closeByPress }, signal) => closeByPress(element, () => closingNow(), signal)),
    ];
    return () => ends.forEach((end) => end?.());
  }, [place, covers]);

  // The one element that may stand anywhere, also in a table.
  if (!place) return <template ref={(element) => void (element && setPlace(placeOf(element)))} />;
  return createPortal(
    <div className="ui:contents" ref={layer}>
      {children}
    </div>,
    container ?? place.container,
  );
}
