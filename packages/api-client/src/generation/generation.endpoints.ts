import { endpoint } from '../endpoint';

const schemas = () => import('./generation.schema');

export const generate = endpoint({
  name: 'generation.create',
  method: 'POST',
  path: '/api/generate',
  summary: 'Generates a picture or a video from a prompt.',
  body: async () => (await schemas()).generationRequestSchema,
  result: async () => (await schemas()).generationSchema,
});
