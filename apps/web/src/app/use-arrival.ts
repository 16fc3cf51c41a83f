import { useLayoutEffect } from 'react';
import { useLocation } from './router';
import { useServices } from './services';

/** Says that a location is on the screen. */
export function useArrival() {
  const { navigation } = useServices();
  const { key } = useLocation();
  useLayoutEffect(() => navigation.arrived(key), [navigation, key]);
}
