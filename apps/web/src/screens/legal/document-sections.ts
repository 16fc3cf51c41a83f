/** The sections of each document, in the order they are read. A section's name is its text's, and its place in the address. */
export const DOCUMENT_SECTIONS = {
  privacy: [
    'who',
    'account',
    'creations',
    'payments',
    'browser',
    'sharing',
    'deletion',
    'rights',
    'age',
    'changes',
  ],
  terms: [
    'agreement',
    'account',
    'tokens',
    'packs',
    'subscriptions',
    'payments',
    'refunds',
    'content',
    'rules',
    'availability',
    'ending',
    'changes',
  ],
} as const;

export type LegalDocumentName = keyof typeof DOCUMENT_SECTIONS;

/** When the documents were last changed. */
export const UPDATED = { privacy: new Date('2026-11-22'), terms: new Date('2026-11-22') };
