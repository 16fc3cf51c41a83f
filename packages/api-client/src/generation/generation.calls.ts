import { call } from '../endpoint';
import type { GenerationRequest } from './generation.schema';

export const generate = call<GenerationRequest>()({
  name: 'generation.create',
  method: 'POST',
  path: '/api/generate',
  result: async () => (await import('./generation.schema')).generationSchema,
});
