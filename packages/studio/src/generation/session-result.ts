import type { Generation, GenerationRequest, Id } from '@product/api-client';

export interface SessionResult {
  request: GenerationRequest;
  result: Generation;
  /** `mediaUrl` of the result that this one shows in another style. */
  variationOf?: string | undefined;
  /** The results that one press has added to the queue have the same number. */
  set?: number | undefined;
  /** Whether it is in the gallery. */
  saved: boolean;
  /** Its id in the gallery, if the server has told it. */
  creationId?: Id | undefined;
}
