import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { parseSpecification, type Requirement, type Section } from './parse-specification.ts';
import { readEvidence, type Evidence } from './read-evidence.ts';

export const SPECIFICATION = join(import.meta.dirname, '../../docs/specification.md');

export interface Requirements {
  sections: Section[];
  evidence: Evidence[];
}

export const readRequirements = (): Requirements => ({
  sections: parseSpecification(readFileSync(SPECIFICATION, 'utf8')),
  evidence: readEvidence(),
});

export const requirementsOf = (sections: readonly Section[]): Requirement[] =>
  sections.flatMap(({ topics }) => topics.flatMap(({ requirements }) => requirements));

const DATA = join(import.meta.dirname, 'data.ts');

/** Fills `data.ts` with docs/specification.md and the stories and tests that prove it, as read at build time. */
export const requirementsPlugin = (): Plugin => ({
  name: 'requirements',
  enforce: 'pre',
  load: (id) =>
    id === DATA ? `export const requirements = ${JSON.stringify(readRequirements())};` : undefined,
});
