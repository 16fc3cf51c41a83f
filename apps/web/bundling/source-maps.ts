import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes source maps into a folder beside the build, `dist-maps` for `dist`, and no reference to them into the files: they
 * contain the sources. `npm run stack` reads them.
 */
export function sourceMapsBeside(): Plugin {
  let outDir = '';
  return {
    name: 'source-maps-beside',
    apply: 'build',
    config: () => ({ build: { sourcemap: 'hidden' } }),
    configResolved: ({ root, build }) => void (outDir = resolve(root, build.outDir)),
    writeBundle() {
      const maps = `${outDir}-maps`;
      rmSync(maps, { recursive: true, force: true });
      for (const file of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
        if (!file.endsWith('.map')) continue;
        mkdirSync(dirname(join(maps, file)), { recursive: true });
        renameSync(join(outDir, file), join(maps, file));
      }
    },
  };
}
