interface Page {
  path: string;
  /** The modules that hydrate the page, and those needed soon after: the ends of their file names. */
  modules: readonly string[];
  /** Whether the page shows its content only when its code runs. Default: `false`. */
  isOutline?: boolean;
  /** The only audience that sees the prerendered content. Default: all. */
  audience?: 'visitors';
  /** The path of the public API list that the page shows. */
  list?: string;
}

const TABLE: readonly Page[] = [
  { path: '/', modules: ['/src/screens/landing/landing.screen.tsx'] },
  { path: '/pricing', modules: ['/src/screens/pricing/pricing.screen.tsx'] },
  {
    path: '/gallery',
    modules: ['/src/screens/gallery/gallery.screen.tsx', '/src/creations/creation.schema.ts'],
    audience: 'visitors',
    list: '/api/gallery',
  },
  { path: '/auth', modules: ['/src/screens/auth/auth.screen.tsx'], audience: 'visitors' },
  { path: '/generate', modules: ['/src/screens/generate/generate.screen.tsx'], isOutline: true },
  { path: '/legal/privacy', modules: ['/src/screens/legal/legal.screen.tsx'] },
  { path: '/legal/terms', modules: ['/src/screens/legal/legal.screen.tsx'] },
];

export interface StaticPage extends Page {
  /** Where a static host looks for the path. */
  file: string;
}

export const PAGES: readonly StaticPage[] = TABLE.map((page) => ({
  ...page,
  file: `${page.path.slice(1) || 'index'}.html`,
}));

/** The page for every other path. It contains no prerendered HTML. */
export const SHELL = 'app.html';
