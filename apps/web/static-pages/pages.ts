export interface StaticPage {
  path: string;
  /** Where a static host looks for the path. */
  file: string;
  /** The modules that hydrate the page, and those needed soon after: the ends of their file names. */
  modules: readonly string[];
  /** Whether the page shows its content only when its code runs. Default: `false`. */
  isOutline?: boolean;
  /** The only audience that sees the prerendered content. Default: all. */
  audience?: 'visitors';
  /** The path of the public API list that the page shows. */
  list?: string;
}

export const PAGES: readonly StaticPage[] = [
  { path: '/', file: 'index.html', modules: ['/src/screens/landing/landing.screen.tsx'] },
  { path: '/pricing', file: 'pricing.html', modules: ['/src/screens/pricing/pricing.screen.tsx'] },
  {
    path: '/gallery',
    file: 'gallery.html',
    modules: ['/src/screens/gallery/gallery.screen.tsx', '/src/creations/creation.schema.ts'],
    audience: 'visitors',
    list: '/api/gallery',
  },
  {
    path: '/auth',
    file: 'auth.html',
    modules: ['/src/screens/auth/auth.screen.tsx'],
    audience: 'visitors',
  },
  {
    path: '/generate',
    file: 'generate.html',
    modules: ['/src/screens/generate/generate.screen.tsx'],
    isOutline: true,
  },
  { path: '/legal/privacy', file: 'legal/privacy.html', modules: ['/src/screens/legal/privacy.screen.tsx'] },
  { path: '/legal/terms', file: 'legal/terms.html', modules: ['/src/screens/legal/terms.screen.tsx'] },
];

/** The page for every other path. It contains no prerendered HTML. */
export const SHELL = 'app.html';
