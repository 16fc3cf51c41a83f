/**
 * The pages that are prerendered. `file` is where a static host looks for the path; `modules` are those that hydrate
 * the page and those needed soon after. An `outline` shows its content only when its code runs. A page that is
 * `drawnFor` visitors is not shown to a user who may be signed in. `list` is the path of the public API list that the
 * page shows.
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

/** The page for every other path. It contains no prerendered HTML. */
export const SHELL = 'app.html';
