import type { MediaType } from '@product/domain';

/** How long the making of a medium takes, in milliseconds: from, to. */
export type Latency = Record<MediaType, readonly [from: number, to: number]>;

/** At once: for tests and stories. */
export const NO_LATENCY: Latency = { image: [0, 0], video: [0, 0] };

/** As long as a real generator takes: for the app. */
export const LIFELIKE_LATENCY: Latency = { image: [2_000, 4_000], video: [8_000, 12_000] };
