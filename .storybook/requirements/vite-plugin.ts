import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readRequirements } from './read-requirements.ts';

const DATA = join(import.meta.dirname, 'data.ts');

/** Fills `data.ts` with docs/specification.md and the stories and tests that prove it, as read at build time. */
export const requirementsPlugin = (): Plugin => ({
  name: 'requirements',
  enforce: 'pre',
  load: (id) =>
    id === DATA ? `export const requirements = ${JSON.stringify(readRequirements())};` : undefined,
});
