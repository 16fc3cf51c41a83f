import { basename, dirname, join } from 'node:path';
import { rolldown } from 'rolldown';

/** The pieces that the bundle of a piece may contain. Any other piece in it is an unexpected dependency. */
const ALLOWED = {
  'compare-view': ['creation-media'],
  'creation-thumbnail': ['creation-media'],
  'creation-view': ['creation-media', 'share-menu'],
  'delete-dialog': ['creation-media'],
  'edit-dialog': ['creation-media'],
  'example-section': ['watermark'],
  'gallery-card': ['creation-media', 'share-menu'],
  'gallery-grid': ['creation-media'],
  'generator-form': [
    'generate-button',
    'media-tabs',
    'prompt-field',
    'quality-choice',
    'ratio-shapes',
    'style-tiles',
  ],
  header: ['skip-link', 'token-balance'],
  'mobile-drawer': ['language-menu', 'theme-toggle'],
  'preview-panel': ['creation-media', 'result-actions', 'share-menu', 'watermark'],
  'result-actions': ['share-menu'],
  'result-strip': ['creation-media', 'creation-thumbnail'],
  'save-dialog': ['creation-media'],
  'similar-styles': ['creation-media'],
};

const FORMS = ['auth-card', 'edit-dialog', 'log-in-dialog', 'login-form', 'register-form', 'save-dialog'];

/**
 * The modules of ours that a bundler keeps, and the packages that they import, if a host imports all of one entry.
 * @param entry a built module
 */
async function dependenciesOf(entry: string) {
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
export async function findUnexpectedDependencies(
  dist: string,
  entries: Record<string, string>,
  rules: { allowed: Record<string, string[]>; forms: string[] } = { allowed: ALLOWED, forms: FORMS },
) {
  const names = Object.keys(entries).filter((name) => name !== 'index');
  const pieces = names.filter((name) => entries[name]?.startsWith('pieces/'));
  const violations = await Promise.all(
    names.map(async (name) => {
      const { modules, packages } = await dependenciesOf(join(dist, entries[name] ?? ''));
      const found = pieces.filter(
        (piece) => piece !== name && modules.some((module) => isPiece(module, piece)),
      );
      const allowed = rules.allowed[name] ?? [];
      const isForm = packages.includes('react-hook-form');
      return [
        ...found
          .filter((piece) => !allowed.includes(piece))
          .map(
            (piece) =>
              `${name} depends on ${piece} unexpectedly: import the file that it needs, or add ${piece} to ALLOWED in allowed-dependencies.ts.`,
          ),
        ...allowed
          .filter((piece) => !found.includes(piece))
          .map(
            (piece) =>
              `${name} no longer depends on ${piece}: remove it from ALLOWED in allowed-dependencies.ts.`,
          ),
        ...(isForm && !rules.forms.includes(name)
          ? [`${name} depends on react-hook-form, and is no form.`]
          : []),
        ...(!isForm && rules.forms.includes(name)
          ? [`${name} no longer depends on react-hook-form: remove it from FORMS in allowed-dependencies.ts.`]
          : []),
      ];
    }),
  );
  const unknown = [...Object.keys(rules.allowed), ...rules.forms].filter((name) => !names.includes(name));
  return [
    ...violations.flat(),
    ...unknown.map((name) => `${name} is no entry: remove it from allowed-dependencies.ts.`),
  ];
}

const isPiece = (module: string, piece: string) =>
  basename(module) === `${piece}.js` && basename(dirname(module)) === piece;
