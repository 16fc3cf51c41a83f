import type { MediaType } from '@product/domain';

/** A result of the session, saved or not. */
export interface SessionResult {
  /** Unique id. */
  id: string;
  /** Validated URL of the image or video. Without it the placeholder for broken media is shown. */
  src?: string | undefined;
  mediaType: MediaType;
  /** Names the result, for example by its style and prompt. */
  label: string;
  /** Whether it is in the gallery. */
  saved: boolean;
}
