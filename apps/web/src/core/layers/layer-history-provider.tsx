import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { NavigationContext, useLocation, useNavigationType } from '../router';
import { createLayerHistory, type LayerHistory, type RouterHistory } from './layer-history';

/** The default, without a router, has no history. */
const LayersContext = createContext<LayerHistory | undefined>(undefined);

/** Gives layers their entries in the history of the router around it. */
export function LayerHistoryProvider({ children }: { children: ReactNode }) {
  const context = use(NavigationContext);
  const location = useLocation();
  const action = useNavigationType();
  const [layers] = useState(() => createLayerHistory(context.navigator as RouterHistory));
  useLayoutEffect(() => layers.arrive(action === 'POP'), [layers, location, action]);
  const value = useMemo(() => ({ ...context, navigator: layers.navigator }), [context, layers]);
  return (
    <NavigationContext value={value}>
      <LayersContext value={layers}>{children}</LayersContext>
    </NavigationContext>
  );
}

export const useLayerHistory = () => use(LayersContext);

/**
 * Makes Back close what covers the window while it is open. A layer that stays open, because it must not be closed now,
 * is closed by the next Back.
 * @param onBack called by Back
 */
export function useBackCloses(open: boolean, onBack: () => void): void {
  const layers = useLayerHistory();
  const close = useEffectEvent(onBack);
  useEffect(() => (open ? layers?.add(() => close()) : undefined), [layers, open]);
}
