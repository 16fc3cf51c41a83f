import { dirname, relative } from 'node:path';

const TESTS = ['!src/**/*.test.{ts,tsx}', '!src/**/testing*.{ts,tsx}', '!src/**/{fuzz,races}/**'];

/**
 * How a package is built for publishing: one file per source, so that whoever imports one function gets neither the
 * schemas beside it nor, in a server's bundle, what is marked for clients only. Types are one file per entry.
 * @param {Record<string, string>} entries what `publishConfig.exports` names, by its path in `dist`
 * @returns {import('tsup').Options}
 */
export function library(entries) {
  return {
    entry: ['src/**/*.{ts,tsx}', ...TESTS],
    format: 'esm',
    target: 'es2022',
    platform: 'node',
    splitting: false,
    removeNodeProtocol: false,
    clean: true,
    silent: true,
    esbuildOptions: (options) => void (options.charset = 'utf8'),
    dts: { entry: entries, compilerOptions: { composite: false, incremental: false } },
    esbuildPlugins: [keepFilesApart],
  };
}

/**
 * Leaves an import of a neighbour an import, with the file ending that Node asks for.
 * @type {NonNullable<import('tsup').Options['esbuildPlugins']>[number]}
 */
const keepFilesApart = {
  name: 'keep-files-apart',
  setup(build) {
    build.onResolve({ filter: /^\./ }, async ({ path, importer, resolveDir, kind, pluginData }) => {
      if (kind === 'entry-point' || pluginData === keepFilesApart) return undefined;
      const found = await build.resolve(path, { kind, resolveDir, importer, pluginData: keepFilesApart });
      if (found.errors.length > 0) return { errors: found.errors };
      const neighbour = relative(dirname(importer), found.path).replace(/\.tsx?$/, '.js');
      return { path: neighbour.startsWith('.') ? neighbour : `./${neighbour}`, external: true };
    });
  },
};
