import type { MediaType } from '@product/domain';

/** Where a generation stands. */
export type PreviewState =
  | { phase: 'idle' }
  | {
      phase: 'generating';
      /** From 0 to 100. */
      progress: number;
    }
  | {
      phase: 'done';
      /** A checked address of the result; none shows the broken placeholder. */
      src?: string;
      /** What the answer is; by default what was asked for. */
      mediaType?: MediaType;
      /** What it cost, in tokens; by default the price of the medium. */
      cost?: number;
    }
  | {
      phase: 'failed';
      /** Why, in the reader's words. */
      message: string;
    };

/** The state of one phase. */
export type PreviewIn<Phase extends PreviewState['phase']> = Extract<PreviewState, { phase: Phase }>;
