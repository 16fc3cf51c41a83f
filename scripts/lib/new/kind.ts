import type { Name } from './names.ts';
import type { Tree } from './tree.ts';

export interface Request {
  name: Name;
  /** What stands before the name and a slash, for a kind with groups. Otherwise empty. */
  group: string;
  /** The value of `--for`: the audience of a screen. */
  audience?: string;
}

/** A kind of thing that `npm run new` makes. */
export interface Kind {
  /** The arguments, as the usage shows them. */
  usage: string;
  /** One line for the usage. */
  makes: string;
  /** The groups, one of which stands before a name. */
  groups?: (tree: Tree) => string[];
  /** A command of the checkout, and the file that it derives from the others. If it fails, nothing is written. */
  afterwards?: { command: readonly [string, ...string[]]; writes: string };
  /**
   * Changes the tree, and returns what is to be done next, one sentence each.
   * @throws {Refusal} if it cannot be made
   */
  make: (tree: Tree, request: Request) => Promise<string[]>;
}
