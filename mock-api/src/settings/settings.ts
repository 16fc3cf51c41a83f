import type { ScenarioName } from '../scenarios';
import type { Language, Theme } from '@product/domain';
import type { CreditTime } from '../state';
import type { Override } from '../verbs';

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
  /** What is set besides the faults of the catalogue. Other contents apply only to a scenario that starts. */
  overrides?: readonly Override[];
  /** Time of the world's clock when the page starts, as ISO 8601. @default the platform's */
  now?: string;
  /** Starts the scenario instead of continuing the stored world. Applies once. */
  fresh?: boolean;
  /** Becomes the browser's choice when the page starts. Applies once. */
  language?: Language;
  /** Becomes the browser's choice when the page starts. Applies once. */
  theme?: Theme;
}

/** What is set on a page, as plain data: its address opens the same in another browser. */
export interface PageSetup extends MockSettings {
  /** Address in the app: below its base path, with its query and hash, without the settings of the mock. */
  path: string;
}
