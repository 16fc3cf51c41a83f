import type { GenerationRequest } from '@product/api-client';
import { VIDEO_DURATION_SECONDS, type GeneratorChoices } from '@product/domain';

export const toRequest = (choices: GeneratorChoices): GenerationRequest => ({
  ...choices,
  ...(choices.mediaType === 'video' && { videoDuration: VIDEO_DURATION_SECONDS }),
});
