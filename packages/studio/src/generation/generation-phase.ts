import type { Generation, GenerationRequest } from '@product/api-client';

/**
 * State of a generation (specification, section 4). The request is kept, so that the preview keeps its aspect ratio.
 */
export type GenerationPhase =
  | { name: 'idle' }
  | { name: 'generating'; request: GenerationRequest }
  | { name: 'done'; request: GenerationRequest; result: Generation }
  | { name: 'failed'; request: GenerationRequest; error: Error };

/** The phase of the last submitted generation. */
export function toGenerationPhase(call: {
  variables: { request: GenerationRequest } | undefined;
  data: Generation | undefined;
  error: Error | null;
}): GenerationPhase {
  if (!call.variables) return { name: 'idle' };
  const { request } = call.variables;
  if (call.data) return { name: 'done', request, result: call.data };
  return call.error ? { name: 'failed', request, error: call.error } : { name: 'generating', request };
}
