import type { Generation, GenerationRequest } from '@product/api-client';

/**
 * State of a generation (specification, section 4). The request is kept, so that the preview keeps its aspect ratio.
 */
export type GenerationPhase =
  | { name: 'idle' }
  | { name: 'generating'; request: GenerationRequest }
  | { name: 'done'; request: GenerationRequest; result: Generation }
  | { name: 'failed'; request: GenerationRequest; error: Error };
