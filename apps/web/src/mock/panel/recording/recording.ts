import type { LoggedRequest, World } from 'mock-api';
import type { MockSettings, PageSetup } from 'mock-api/browser';

export interface RecordedPage {
  readonly world: World;
  readonly settings: MockSettings;
  setup: () => PageSetup;
  /** Calls the listener when settings change. */
  subscribe: (listener: () => void) => void;
}

/** A control as a user finds it. */
export interface Target {
  /** `label` for a control that has no role, such as a password field, and `text` for the summary of details. */
  role: string;
  name: string;
  /** Among the controls of the same role and name, in the order of the document. */
  nth: number;
}

/** What can be set without a new page. */
export type LiveSettings = Pick<MockSettings, 'faults' | 'latency' | 'delay' | 'credit'>;

/**
 * @property at time of the world's clock, in milliseconds since 1970
 * @property seen the first text that had appeared since the step before, that of the latest toast, and the last one: signs
 *   that its effect is there
 */
export type Step = { at: number; seen: readonly string[] } & (
  | { kind: 'press'; target: Target }
  | { kind: 'type'; target: Target; text: string }
  | { kind: 'select'; target: Target; option: string }
  /** @property key as Playwright writes it: `Escape`, `Control+k` */
  | { kind: 'key'; target: Target | undefined; key: string }
  | { kind: 'set'; settings: LiveSettings }
  /** @property names of the chosen files, whose contents are not recorded */
  | { kind: 'files'; label: string; names: readonly string[] }
  /** @property by entries of the history: -1 for Back */
  | { kind: 'travel'; by: number }
  | { kind: 'reload' }
);

/**
 * What was set when a page was opened, and what has been done on it since, also before a reload. Plain data, without
 * passwords.
 */
export interface Recording {
  setup: PageSetup;
  viewport: { width: number; height: number };
  /** The world when the page was opened, if it was not the scenario's. */
  snapshot: object | undefined;
  steps: readonly Step[];
  calls: readonly LoggedRequest[];
  /** Texts that have appeared since the last step; without any, the page's headings and alerts. */
  seen: readonly string[];
}
