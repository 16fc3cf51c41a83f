import type { ScenarioName } from '../scenarios';
import type { CreditTime } from '../state';

/**
 * Settings of a page's world, which a link to the page can contain. Settings that are not given keep the world's
 * values.
 */
export interface MockSettings {
  scenario?: ScenarioName;
  /** Username of the signed-in user; `null` for none. @default the user that the scenario signs in */
  as?: string | null;
  /** Each as `writeFault` formats it, such as `F13:generation.create@2`. */
  faults?: readonly string[];
  /** Duration of a generation, in milliseconds. @default as long as a real one */
  latency?: number;
  /** Additional duration of every documented call, in milliseconds. @default 0 */
  delay?: number;
  credit?: CreditTime;
}
