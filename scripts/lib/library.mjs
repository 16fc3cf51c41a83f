import { dirname, relative } from 'node:path';
import { build } from 'esbuild';

/**
 * The tsup options for a published package: one file per source, so that importing one function brings neither the
 * schemas beside it nor, in a server's bundle, modules marked `'use client'`. Types are one file per entry. A source
 * that no entry imports, such as a test helper, is not built.
 * @param {Record<string, string>} entries sources of `publishConfig.exports`, by their path in `dist`
 * @param {string[]} [commands] sources of `publishConfig.bin`
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
 * The given files and all their relative imports, direct and indirect.
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
 * Keeps relative imports as imports, with the file extension that Node requires.
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
