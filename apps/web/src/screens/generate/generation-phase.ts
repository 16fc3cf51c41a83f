import type { Generation, GenerationRequest } from '@product/api-client';

/** Where a generation stands (specification, section 4). The request stays with it, so that the frame keeps its shape. */
export type GenerationPhase =
  | { name: 'idle' }
  | { name: 'generating'; request: GenerationRequest }
  | { name: 'done'; request: GenerationRequest; result: Generation }
  | { name: 'failed'; request: GenerationRequest; error: Error };
