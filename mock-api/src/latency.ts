import type { MediaType } from '@product/domain';

/** Milliseconds, from and to. */
type Span = readonly [from: number, to: number];

/** How long things take. */
export interface Latency extends Record<MediaType, Span> {
  /**
   * What every documented call takes besides.
   * @default nothing
   */
  call?: Span;
}

/** At once: for tests and stories. */
export const NO_LATENCY: Latency = { image: [0, 0], video: [0, 0] };

/** As long as a real generator takes: for the app. */
export const LIFELIKE_LATENCY: Latency = { image: [2_000, 4_000], video: [8_000, 12_000] };

/** The making of any medium takes so many milliseconds. */
export function evenly(ms: number): Latency {
  return { image: [ms, ms], video: [ms, ms] };
}
