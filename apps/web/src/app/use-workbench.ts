import { useMatches } from './router';

/** Said of a route whose screen fills the window: the header goes to its edges and there is no footer. */
export const workbench = { workbench: true } as const;

export function useWorkbench(): boolean {
  return useMatches().some(({ handle }) => handle === workbench);
}
