import { useEffect, useState, useSyncExternalStore } from 'react';
import { parentOf } from '../lib/place';
import { checkPlace } from '../lib/explain';

/** Time in which the host may set its `dir`, and its stylesheets may load. */
const GRACE_MS = 1000;

interface PlaceCheckProps {
  locale: string;
  direction: 'ltr' | 'rtl';
}

/** In development, compares a provider with the page around it. It renders an element for a moment, to find that. */
export function PlaceCheck({ locale, direction }: PlaceCheckProps) {
  const [place, setPlace] = useState<Element | null>();
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  useEffect(() => {
    if (!place) return;
    const timer = setTimeout(() => checkPlace(place, { locale, direction }), GRACE_MS);
    return () => clearTimeout(timer);
  }, [place, locale, direction]);
  if (!isHydrated || place !== undefined) return null;
  return <template ref={(element) => void (element && setPlace(parentOf(element)))} />;
}
