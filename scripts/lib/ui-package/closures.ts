import { basename, dirname, join } from 'node:path';
import { rolldown } from 'rolldown';

/** The pieces that a piece contains as a whole. Any other piece in its bundle is an unexpected dependency. */
const COMPOSED = {
  'delete-dialog': ['creation-media'],
  'edit-dialog': ['creation-media'],
  'example-section': ['watermark'],
  footer: ['language-menu'],
  'gallery-card': ['creation-media', 'share-menu'],
  'gallery-grid': ['creation-media', 'error-boundary'],
  'generator-form': [
    'generate-button',
    'media-tabs',
    'prompt-field',
    'quality-choice',
    'ratio-shapes',
    'style-tiles',
  ],
  header: ['language-menu', 'mobile-drawer', 'skip-link', 'theme-toggle', 'token-balance', 'user-menu'],
  'mobile-drawer': ['language-menu', 'theme-toggle'],
  'preview-panel': ['creation-media', 'result-actions', 'share-menu', 'similar-styles', 'watermark'],
  'result-actions': ['share-menu'],
  'save-dialog': ['creation-media'],
  'similar-styles': ['creation-media'],
};

/** The pieces that validate a form. */
const FORMS = ['auth-card', 'edit-dialog', 'log-in-dialog', 'login-form', 'register-form', 'save-dialog'];

/**
 * The modules of ours that a bundler keeps, and the packages that they import, if a host imports all of one entry.
 * @param entry a built module
 */
async function closureOf(entry: string) {
  const build = await rolldown({
    input: entry,
    platform: 'neutral',
    external: (id) => !/^[./]/.test(id),
    onLog: () => undefined,
  });
  const { output } = await build.generate({ format: 'esm' });
  // Includes lazily loaded chunks: they belong to the piece as well.
  const chunks = output.filter((file) => file.type === 'chunk');
  const own = chunks.map(({ fileName }) => fileName);
  const kept = chunks
    .flatMap(({ modules }) => Object.entries(modules))
    .filter(([, { renderedLength }]) => renderedLength > 0);
  return {
    modules: kept.map(([module]) => module),
    packages: chunks.flatMap(({ imports }) => imports).filter((file) => !own.includes(file)),
  };
}

/**
 * Finds unexpected dependencies of the entries. Returns one sentence for each.
 * @param entries built modules in `dist` by entry
 */
export async function findStowaways(
  dist: string,
  entries: Record<string, string>,
  rules: { composed: Record<string, string[]>; forms: string[] } = { composed: COMPOSED, forms: FORMS },
) {
  const names = Object.keys(entries).filter((name) => name !== 'index');
  const pieces = names.filter((name) => entries[name]?.startsWith('pieces/'));
  const broken = await Promise.all(
    names.map(async (name) => {
      const { modules, packages } = await closureOf(join(dist, entries[name] ?? ''));
      const brought = pieces.filter(
        (piece) => piece !== name && modules.some((module) => isPiece(module, piece)),
      );
      const meant = rules.composed[name] ?? [];
      const isForm = packages.includes('react-hook-form');
      return [
        ...brought
          .filter((piece) => !meant.includes(piece))
          .map((piece) => `${name} brings ${piece}, which it is not made of: import the file that is meant.`),
        ...meant
          .filter((piece) => !brought.includes(piece))
          .map((piece) => `${name} is no longer made of ${piece}: correct COMPOSED in closures.ts.`),
        ...(isForm && !rules.forms.includes(name) ? [`${name} brings react-hook-form, and is no form.`] : []),
      ];
    }),
  );
  return broken.flat();
}

const isPiece = (module: string, piece: string) =>
  basename(module) === `${piece}.js` && basename(dirname(module)) === piece;

/**
 * Finds modules other than `i18n/lookup.js` that import i18next: a second import could mean a second copy.
 * @param files built modules by path
 */
export function findSecondLookups(files: Record<string, string>) {
  return Object.keys(files)
    .filter((file) => /from "i18next"/.test(files[file] ?? '') && !file.endsWith('i18n/lookup.js'))
    .map((file) => `${file} imports i18next: use useUi().t.`);
}
