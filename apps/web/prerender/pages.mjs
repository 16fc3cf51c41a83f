/**
 * The pages that are drawn at build time. `file` is where a static host looks for the path; `screen` is the chunk that
 * takes the page over.
 * @typedef {{ path: string, file: string, screen: string }} DrawnPage
 * @type {readonly DrawnPage[]}
 */
export const PAGES = [
  { path: '/', file: 'index.html', screen: 'landing/landing.screen.tsx' },
  { path: '/pricing', file: 'pricing.html', screen: 'pricing/pricing.screen.tsx' },
  { path: '/gallery', file: 'gallery.html', screen: 'gallery/gallery.screen.tsx' },
  { path: '/auth', file: 'auth.html', screen: 'auth/auth.screen.tsx' },
  { path: '/generate', file: 'generate.html', screen: 'generate/generate.screen.tsx' },
  { path: '/legal/privacy', file: 'legal/privacy.html', screen: 'legal/privacy.screen.tsx' },
  { path: '/legal/terms', file: 'legal/terms.html', screen: 'legal/terms.screen.tsx' },
];

/** The page of every other path: nothing is drawn there before the app runs. */
export const SHELL = 'app.html';
