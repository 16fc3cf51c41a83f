import { createContext, use, useSyncExternalStore } from 'react';
import type { Controls, PanelControls } from './controls';

export const ControlsContext = createContext<PanelControls | undefined>(undefined);

export function usePanelControls(): PanelControls {
  const controls = use(ControlsContext);
  if (!controls) throw new Error('usePanelControls found none. Put a <ControlsContext value={…}> above.');
  useSyncExternalStore(controls.subscribe, controls.version);
  return controls;
}

/** The controls of a page that answers its own calls. */
export function useControls(): Controls {
  const controls = usePanelControls();
  if (!hasWorld(controls)) throw new Error('useControls found no world: a server answers this page.');
  return controls;
}

export function hasWorld(controls: PanelControls): controls is Controls {
  return 'world' in controls;
}
