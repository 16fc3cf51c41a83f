import { createContext, use, useSyncExternalStore } from 'react';
import type { Controls } from './controls';

export const ControlsContext = createContext<Controls | undefined>(undefined);

export function useControls(): Controls {
  const controls = use(ControlsContext);
  if (!controls) throw new Error('useControls found none. Put a <ControlsContext value={…}> above.');
  useSyncExternalStore(controls.subscribe, controls.version);
  return controls;
}
