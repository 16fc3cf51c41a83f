import { dirname, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { Options } from 'tsup';

/**
 * The tsup options for a published package: one file per source, so that importing one function brings neither the
 * schemas beside it nor, in a server's bundle, modules marked `'use client'`. Types are one file per entry. A source
 * that no entry imports, such as a test helper, is not built.
 * @param entries sources of `publishConfig.exports`, by their path in `dist`
 * @param commands sources of `publishConfig.bin`
 */
export async function library(entries: Record<string, string>, commands: string[] = []): Promise<Options> {
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

async function sourcesBehind(entryPoints: string[]) {
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

/** Keeps relative imports as imports, with the file extension that Node requires. */
const keepFilesApart: Plugin = {
  name: 'keep-files-apart',
  setup(build) {
    build.onResolve({ filter: /^\./ }, async ({ path, importer, resolveDir, kind, pluginData }) => {
      if (kind === 'entry-point' || pluginData === keepFilesApart) return undefined;
      const resolved = await build.resolve(path, { kind, resolveDir, importer, pluginData: keepFilesApart });
      if (resolved.errors.length > 0) return { errors: resolved.errors };
      const neighbour = relative(dirname(importer), resolved.path).replace(/\.(tsx?|json)$/, '.js');
      return { path: neighbour.startsWith('.') ? neighbour : `./${neighbour}`, external: true };
    });
  },
};
