import { media } from './media';

/** Whether videos may play by themselves: not with reduced motion, and not if the user saves data. */
export function mayPlay(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !media('(prefers-reduced-motion: reduce)')?.matches && connection?.saveData !== true;
}
