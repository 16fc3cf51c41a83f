import type { Stage } from './stage';

/** The kind of data that a check creates on the server. Each kind can be excluded. */
export type Making = 'accounts' | 'changes' | 'creations' | 'images' | 'checkouts';

/** A rule of the contract, and its test. */
export interface Check {
  /** The endpoint's name and the tested behaviour. */
  id: string;
  /** The rule, as a sentence. */
  says: string;
  /** The section of the documents that states the rule. */
  section: string;
  /** @default nothing: the check only reads, or its request is refused */
  makes?: Making;
  /** @throws Breach when the rule is broken, Skip when it cannot be tested */
  run: (stage: Stage) => Promise<void>;
}
