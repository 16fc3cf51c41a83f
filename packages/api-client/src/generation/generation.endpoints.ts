import { endpoint } from '../endpoint';
import { generationRequestSchema, generationSchema } from './generation.schema';

export const generate = endpoint({
  name: 'generation.create',
  method: 'POST',
  path: '/api/generate',
  summary: 'Generates a picture or a video from a prompt.',
  body: generationRequestSchema,
  result: generationSchema,
});
