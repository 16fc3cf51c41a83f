/** The sections of each document, in reading order. A section's name is its text key and its URL fragment. */
export const DOCUMENT_SECTIONS = {
  privacy: [
    'who',
    'account',
    'creations',
    'payments',
    'browser',
    'sharing',
    'reasons',
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

export const UPDATED = { privacy: new Date('2026-11-27'), terms: new Date('2026-11-27') };
