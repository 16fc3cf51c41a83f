/** Where a statement is held against the product, and a piece of what is held there: without it the proof is none. */
export type Proof = { story: string; asserts: string } | { test: string; file: string; asserts: string };

/** One statement of the specification, in words of our own and the exact words of its messages. */
export interface Statement {
  /** `4.image-tick`: its section, and a name of its own. */
  id: string;
  says: string;
  /** What the decisions add to it. */
  note?: string;
  /** What of the code it is about: a route, a call, an outcome, a pack, a plan, a limit, a step, a rule's key. */
  covers?: readonly string[];
  proofs: readonly [Proof, ...Proof[]];
}

/** Statements that belong together. */
export interface Topic {
  title: string;
  statements: readonly Statement[];
}

/** A story whose play function expects or looks for the words. */
export const story = (id: string, asserts: string): Proof => ({ story: id, asserts });

/** The tests of a file; each expects the words. */
export const testsOf =
  (file: string) =>
  (test: string, asserts: string): Proof => ({ file, test, asserts });
