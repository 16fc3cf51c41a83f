import type { MediaType } from '@product/domain';
import type { Reusable } from './use-again';

export interface CreationPage {
  path: string;
  /** Whether others see it. */
  isPublic: boolean;
}

export interface Shareable {
  /** A checked address of any kind, also `data:` and `blob:`. */
  mediaUrl: string;
  mediaType: MediaType;
  text: string;
  /** Without it the media is a result that is not in a gallery. */
  page?: CreationPage | undefined;
  /** What it was made with. */
  made?: Reusable;
}
