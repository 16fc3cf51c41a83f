import type { MediaType } from '@product/domain';

/** Milliseconds, from and to. */
type Span = readonly [from: number, to: number];

export interface Latency extends Record<MediaType, Span> {
  /**
   * Additional latency of every documented call.
   * @default none
   */
  call?: Span;
}

export const NO_LATENCY: Latency = { image: [0, 0], video: [0, 0] };

export const LIFELIKE_LATENCY: Latency = { image: [2_000, 4_000], video: [8_000, 12_000] };

export function fixedLatency(ms: number): Latency {
  return { image: [ms, ms], video: [ms, ms] };
}
