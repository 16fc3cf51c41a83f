import { endpoint } from '../endpoint';
import * as calls from './generation.calls';
import { generationRequestSchema, generationSchema } from './generation.schema';

export const generate = endpoint({
  ...calls.generate,
  summary: 'Generates a picture or a video from a prompt.',
  body: generationRequestSchema,
  result: generationSchema,
});
