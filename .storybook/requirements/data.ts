import type { Requirements } from './read-requirements';

/** docs/specification.md and its evidence. `read-requirements.ts` fills it in, since a browser cannot read them. */
export const requirements: Requirements = { sections: [], evidence: [] };
