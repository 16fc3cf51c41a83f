import type { Effect } from '../effect';
import type { ScopeName } from '../scopes';

/** Which of the calls that it concerns a fault meets. */
export interface When {
  /**
   * Calls that pass unharmed before the first one it meets.
   * @default 0
   */
  after?: number;
  /**
   * Calls it meets before it is over.
   * @default Infinity
   */
  times?: number;
  /**
   * How likely each of these calls meets it, from 0 to 1. The world's chance decides, so that the same world takes the
   * same course.
   * @default 1
   */
  chance?: number;
}

/** A fault worth testing against, as data. */
export interface CatalogueFault {
  id: `F${string}`;
  /** One sentence for whoever chooses. */
  summary: string;
  /** Where it makes sense. */
  scope: ScopeName;
  /** What its calls meet: the first call the first, the next one the next, and round again. None: no host of the mock can do it. */
  effects: readonly Effect[];
  /** How long it lasts where nobody says otherwise. */
  when?: When;
  /** What differs from one host to another, or who proves it where the mock cannot. */
  hosts?: string;
}
