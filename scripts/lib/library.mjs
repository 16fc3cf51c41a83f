import { dirname, relative } from 'node:path';
import { build } from 'esbuild';

/**
 * How a package is built for publishing: one file per source, so that whoever imports one function gets neither the
 * schemas beside it nor, in a server's bundle, what is marked for clients only. Types are one file per entry. A source
 * that no entry leads to, such as a test's helper, is not built.
 * @param {Record<string, string>} entries what `publishConfig.exports` names, by its path in `dist`
 * @param {string[]} [commands] what `publishConfig.bin` names
 * @returns {Promise<import('tsup').Options>}
 */
export async function library(entries, commands = []) {
  return {
    entry: await sourcesBehind([...Object.values(entries), ...commands]),
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
 * These files, and what they import at last.
 * @param {string[]} entryPoints
 */
async function sourcesBehind(entryPoints) {
  const { metafile } = await build({
    entryPoints,
    outdir: 'dist',
    write: false,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    metafile: true,
  });
  return Object.keys(metafile.inputs);
}

/**
 * Leaves an import of a neighbour an import, with the file ending that Node asks for.
 * @type {import('esbuild').Plugin}
 */
const keepFilesApart = {
  name: 'keep-files-apart',
  setup(build) {
    build.onResolve({ filter: /^\./ }, async ({ path, importer, resolveDir, kind, pluginData }) => {
      if (kind === 'entry-point' || pluginData === keepFilesApart) return undefined;
      const found = await build.resolve(path, { kind, resolveDir, importer, pluginData: keepFilesApart });
      if (found.errors.length > 0) return { errors: found.errors };
      const neighbour = relative(dirname(importer), found.path).replace(/\.(tsx?|json)$/, '.js');
      return { path: neighbour.startsWith('.') ? neighbour : `./${neighbour}`, external: true };
    });
  },
};
