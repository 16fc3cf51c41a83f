import type { MediaType } from '@product/domain';

/** State of a generation. */
export type PreviewState =
  | { phase: 'idle' }
  | {
      phase: 'generating';
      /** In percent, from 0 to 100. */
      progress: number;
      /** Seconds since the start, shown from the first one on. */
      elapsed?: number;
      /**
       * Whether it takes longer than usual: it is shown as a sentence, with advice.
       * @default false
       */
      late?: boolean;
      /**
       * Whether it waits for the end of another one.
       * @default false
       */
      queued?: boolean;
    }
  | {
      phase: 'done';
      /**
       * Whether it is shown again, for instance after Cancel: it is not announced.
       * @default false
       */
      earlier?: boolean;
      /** Validated URL of the result. Without it the placeholder for broken media is shown. */
      src?: string;
      /** Media type of the result; by default that of the request. */
      mediaType?: MediaType;
      /** Cost in tokens; by default the price of the medium. */
      cost?: number;
    }
  | {
      phase: 'failed';
      /** Error message in the current language. */
      message: string;
      /** URL of the page that sells tokens, linked if the generation failed for lack of tokens. */
      buyTokensHref?: string;
    };

export type PreviewIn<Phase extends PreviewState['phase']> = Extract<PreviewState, { phase: Phase }>;
