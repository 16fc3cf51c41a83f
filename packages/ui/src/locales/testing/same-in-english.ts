import type { Language } from '@product/domain';

/** What has a name keeps it in every language. */
export const NAMES: readonly string[] = [
  '3D',
  'HD',
  '4K',
  'API',
  'Google',
  'Apple',
  'Facebook',
  'X',
  'Instagram',
  'Hobby',
  'Starter',
  'Pro',
  'Creator',
  'Ultimate',
  'Basic',
];

/** Words that a language has in common with English, spelled alike. */
export const SHARED_WORDS: Partial<Record<Language, readonly string[]>> = {
  de: [
    'Anime',
    'Cyberpunk',
    'Fantasy',
    'Vaporwave',
    'Cartoon',
    'Standard',
    'Video',
    'Prompt',
    'Enter',
    'Community',
    'System',
    'Cookies',
    'Blog',
  ],
  ar: ['Ctrl', 'Enter', 'GDPR'],
};
