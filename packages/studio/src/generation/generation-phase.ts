import type { Generation, GenerationRequest } from '@product/api-client';
import type { GeneratorChoices, GeneratorSettings } from '@product/domain';

/**
 * State of a generation (specification, section 4). The request is kept, so that the preview keeps its aspect ratio.
 */
export type GenerationPhase =
  | { name: 'idle' }
  | { name: 'generating'; request: GenerationRequest }
  | { name: 'done'; request: GenerationRequest; result: Generation }
  | { name: 'failed'; request: GenerationRequest; error: Error };

/** The choices that the preview shows: the settings while idle, afterwards those of the request. */
export const shownChoices = (phase: GenerationPhase, settings: GeneratorSettings): GeneratorChoices =>
  phase.name === 'idle' ? { ...settings, prompt: '' } : phase.request;
