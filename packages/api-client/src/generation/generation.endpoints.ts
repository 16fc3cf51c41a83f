import { endpoint } from '../endpoint';

export const generate = endpoint({
  name: 'generation.create',
  method: 'POST',
  path: '/api/generate',
  summary: 'Generates a picture or a video from a prompt.',
  body: async () => (await import('./generation-request.schema')).generationRequestSchema,
  result: async () => (await import('./generation.schema')).generationSchema,
});
