import { useSyncExternalStore } from 'react';
import { themeStore } from './theme';

export function useTheme() {
  const theme = useSyncExternalStore(themeStore.subscribe, themeStore.get, () => 'system' as const);
  return { theme, setTheme: themeStore.set };
}
