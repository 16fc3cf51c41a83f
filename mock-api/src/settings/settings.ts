import type { ScenarioName } from '../scenarios';
import type { CreditTime } from '../state';

/**
 * What can be chosen for the world behind a page, and what a link to the page says of it. What is not given stays as
 * the world has it.
 */
export interface MockSettings {
  /** The world to start with. */
  scenario?: ScenarioName;
  /** Who is signed in, by username; `null` for nobody. @default whoever the scenario has signed in */
  as?: string | null;
  /** Each as `writeFault` writes it, such as `F13:generation.create@2`. */
  faults?: readonly string[];
  /** How long a generation takes, in milliseconds. @default as long as a real one */
  latency?: number;
  /** How long every documented call takes besides, in milliseconds. @default 0 */
  delay?: number;
  /** When what is paid for at the checkout arrives. */
  credit?: CreditTime;
}
