import type { Kind } from './kind.ts';

/** The description of the API, which is derived from the endpoints and their schemas. */
export const OPENAPI: Kind['afterwards'] = {
  command: ['pnpm', '--filter', '@product/api-client', 'openapi'],
  writes: 'packages/api-client/openapi.json',
};
