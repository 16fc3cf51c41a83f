import type { Requirements } from './read-requirements';

/** docs/specification.md and its evidence. `vite-plugin.ts` fills it in, since a browser cannot read them. */
export const requirements: Requirements = { sections: [], evidence: [] };
