import type { Stage } from './stage';

/** What a check makes on the server. Each can be left out. */
export type Making = 'accounts' | 'changes' | 'creations' | 'images' | 'checkouts';

/** One rule of the contract, and how to try it. */
export interface Check {
  /** The endpoint's name and what is tried of it. */
  id: string;
  /** The rule, as a sentence. */
  says: string;
  /** Where it is written. */
  section: string;
  /** @default nothing: it only reads, or is refused */
  makes?: Making;
  /** @throws Breach when the rule is broken, Skip when it cannot be tried */
  run: (stage: Stage) => Promise<void>;
}
