import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

/**
 * What importing something may cost. Figures are kB (1000 bytes) of gzip, minified, with every dependency but React
 * and react-query.
 * @typedef {{ what: string, imports?: string, stylesheet?: string, onTopOf?: string, limit: number, without?: RegExp }} Budget
 */

const PEERS = [/^react($|\/)/, /^react-dom($|\/)/, /^@tanstack\//];

/**
 * @param {string} entry where a module of the stranger's may be written
 * @param {(text: string) => void} write
 * @param {Budget[]} budgets
 * @returns {Promise<{ told: string[], broken: string[] }>} the figures, and what is wrong with them
 */
export async function weigh(entry, write, budgets) {
  const told = [];
  const broken = [];
  /** @param {string | undefined} imports */
  const bundled = (imports) => {
    if (!imports) return { bytes: 0, modules: [] };
    write(imports);
    return bundle(entry);
  };
  for (const { what, imports, stylesheet, onTopOf, limit, without } of budgets) {
    const { bytes, modules } = await bundled(imports);
    const styles = stylesheet ? gzipped(readFileSync(join(dirname(entry), stylesheet))) : 0;
    const kilobytes = (bytes + styles - (await bundled(onTopOf)).bytes) / 1000;
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

/** @param {string | Uint8Array} content */
const gzipped = (content) => gzipSync(content).byteLength;

/** @param {string} entry */
async function bundle(entry) {
  const build = await rolldown({
    input: entry,
    platform: 'browser',
    external: PEERS,
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    // Left unresolved, an import would weigh nothing.
    onLog: (_level, { code, message }) => {
      if (code === 'UNRESOLVED_IMPORT') throw new Error(message);
    },
  });
  const { output } = await build.generate({ format: 'esm', minify: true });
  const [{ code, modules }] = output;
  const used = Object.entries(modules).filter(([, { renderedLength }]) => renderedLength > 0);
  return { bytes: gzipped(code), modules: used.map(([module]) => module) };
}
