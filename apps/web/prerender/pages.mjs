/**
 * The pages that are drawn at build time. `file` is where a static host looks for the path; `modules` are
 * what takes the page over, and what is needed soon after. An `outline` shows what it is about only when its code runs.
 * One that is `drawnFor` visitors is not shown to whoever may be signed in. A public `list` of the API's is what it is about
 * to show them.
 * @typedef {{ path: string, file: string, modules: readonly string[], outline?: true, drawnFor?: 'visitors', list?: string }} DrawnPage
 * @type {readonly DrawnPage[]}
 */
export const PAGES = [
  { path: '/', file: 'index.html', modules: ['/src/screens/landing/landing.screen.tsx'] },
  { path: '/pricing', file: 'pricing.html', modules: ['/src/screens/pricing/pricing.screen.tsx'] },
  {
    path: '/gallery',
    file: 'gallery.html',
    modules: ['/src/screens/gallery/gallery.screen.tsx', '/src/creations/creation.schema.ts'],
    drawnFor: 'visitors',
    list: '/api/gallery',
  },
  {
    path: '/auth',
    file: 'auth.html',
    modules: ['/src/screens/auth/auth.screen.tsx'],
    drawnFor: 'visitors',
  },
  {
    path: '/generate',
    file: 'generate.html',
    modules: ['/src/screens/generate/generate.screen.tsx'],
    outline: true,
  },
  { path: '/legal/privacy', file: 'legal/privacy.html', modules: ['/src/screens/legal/privacy.screen.tsx'] },
  { path: '/legal/terms', file: 'legal/terms.html', modules: ['/src/screens/legal/terms.screen.tsx'] },
];

/** The page of every other path: nothing is drawn there before the app runs. */
export const SHELL = 'app.html';
