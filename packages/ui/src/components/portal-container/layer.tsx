'use client';

import { use, useCallback, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { inheritPlace, placeOf } from '../../lib/place';
import { ContainersContext } from './portal-container';

interface LayerProps {
  open: boolean;
  /** Whether it covers the window: then it is not inside the dialog that it is opened from. */
  covers?: boolean;
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
function OpenLayer({ covers = false, children }: Omit<LayerProps, 'open'>) {
  const container = use(ContainersContext)[covers ? 'covering' : 'floating'];
  const [place, setPlace] = useState<ReturnType<typeof placeOf>>();
  const inherit = useCallback(
    (layer: HTMLElement) => place?.element && inheritPlace(layer, place.element),
    [place],
  );
  // The one element that may stand anywhere, also in a table.
  if (!place) return <template ref={(element) => void (element && setPlace(placeOf(element)))} />;
  return createPortal(
    <div className="ui:contents" ref={inherit as (layer: HTMLElement | null) => void}>
      {children}
    </div>,
    container ?? place.container,
  );
}
