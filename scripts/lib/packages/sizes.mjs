import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

/**
 * What importing something may cost. Figures are kB (1000 bytes) of gzip, minified, with every dependency but React
 * and react-query.
 * @typedef {{ what: string, imports: string, onTopOf?: string, limit: number, without?: RegExp }} Budget
 */

const CORE = "export * from '@product/api-client';";
const PEERS = [/^react($|\/)/, /^@tanstack\//];

/** @type {Budget[]} */
const BUDGETS = [
  { what: 'the core', imports: CORE, limit: 12 },
  {
    what: './react on top of it',
    imports: `${CORE} export * from '@product/api-client/react';`,
    onTopOf: CORE,
    limit: 3,
  },
  { what: 'safeMediaUrl alone', imports: "export { safeMediaUrl } from '@product/api-client';", limit: 1 },
  { what: 'ApiError alone', imports: "export { ApiError } from '@product/api-client';", limit: 1 },
  {
    what: 'createApiClient alone',
    imports: "export { createApiClient } from '@product/api-client';",
    limit: 2,
    without: /\.(schema|endpoints)\.js$|\/zod\//,
  },
];

/**
 * @param {string} entry where a module of the stranger's may be written
 * @param {(text: string) => void} write
 * @returns {Promise<{ told: string[], broken: string[] }>} the figures, and what is wrong with them
 */
export async function weigh(entry, write, budgets = BUDGETS) {
  const told = [];
  const broken = [];
  /** @param {string} imports */
  const bundled = (imports) => {
    write(imports);
    return bundle(entry);
  };
  for (const { what, imports, onTopOf, limit, without } of budgets) {
    const { bytes, modules } = await bundled(imports);
    const kilobytes = (bytes - (onTopOf ? (await bundled(onTopOf)).bytes : 0)) / 1000;
    const figure = `${what} ${kilobytes.toFixed(1)} of ${limit} kB`;
    told.push(figure);
    if (kilobytes > limit)
      broken.push(`${figure}: see what it has come to import, or move the budget knowingly.`);
    broken.push(
      ...modules
        .filter((module) => without?.test(module))
        .map((module) => `${what} carries ${module}, which it does not need: import it where it is used.`),
    );
  }
  return { told, broken };
}

/** @param {string} entry */
async function bundle(entry) {
  const build = await rolldown({
    input: entry,
    platform: 'browser',
    external: PEERS,
    // Left unresolved, an import would weigh nothing.
    onLog: (_level, { code, message }) => {
      if (code === 'UNRESOLVED_IMPORT') throw new Error(message);
    },
  });
  const { output } = await build.generate({ format: 'esm', minify: true });
  const [{ code, modules }] = output;
  const used = Object.entries(modules).filter(([, { renderedLength }]) => renderedLength > 0);
  return { bytes: gzipSync(code).byteLength, modules: used.map(([module]) => module) };
}
