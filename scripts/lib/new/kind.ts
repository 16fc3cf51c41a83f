import type { Name } from './names.ts';
import type { Tree } from './tree.ts';

export interface Request {
  name: Name;
  /** What stands before the name and a slash: the group of a piece. */
  group?: string;
  /** The value of `--for`: the audience of a screen. */
  audience?: string;
}

/** A kind of thing that `npm run new` makes. */
export interface Kind {
  /** The arguments, as the usage shows them. */
  usage: string;
  /** One line for the usage. */
  makes: string;
  /** A command of the checkout that writes what is derived from the files. If it fails, nothing is written. */
  afterwards?: readonly [string, ...string[]];
  /**
   * Changes the tree, and returns what is to be done next, one sentence each.
   * @throws {Refusal} if it cannot be made
   */
  make: (tree: Tree, request: Request) => Promise<string[]>;
}
