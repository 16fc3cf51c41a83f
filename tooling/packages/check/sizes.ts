import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown, type OutputAsset, type OutputChunk } from 'rolldown';
import type { Figure } from '@tooling/gate/figures.ts';
import type { ConsumerProject } from './consumer-project.ts';

interface Load {
  imports?: string;
  stylesheet?: string;
}

/**
 * The maximum size of an import. Figures are kB (1000 bytes) of gzip, minified, with every dependency but React and
 * react-query.
 */
export type Budget = Load & { label: string; base?: string; limit: number; without?: RegExp };
type Measure = (load: Load) => Promise<{ kilobytes: number; modules: string[] }>;

const PEERS = [/^react($|\/)/, /^react-dom($|\/)/, /^@tanstack\//];

export const createMeasure = ({ folder, write }: ConsumerProject): Measure =>
  async function ({ imports, stylesheet }) {
    const { bytes, modules } = imports ? await bundle(write('entry.js', imports)) : { bytes: 0, modules: [] };
    const styles = stylesheet ? gzipped(readFileSync(join(folder, stylesheet))) : 0;
    return { kilobytes: (bytes + styles) / 1000, modules };
  };

/** `violations` has one sentence for each module that an import contains and should not. */
export async function measureBudgets(
  measure: Measure,
  budgets: Budget[],
): Promise<{ figures: Figure[]; violations: string[] }> {
  const figures = [];
  const violations = [];
  for (const { label, base, limit, without, ...load } of budgets) {
    const { kilobytes, modules } = await measure(load);
    const value = kilobytes - (await measure({ imports: base })).kilobytes;
    figures.push({ name: label, value, unit: 'kB gzip', atMost: limit });
    violations.push(
      ...modules
        .filter((module) => without?.test(module))
        .map((module) => `${label} contains ${module}, which it does not need: import it where it is used.`),
    );
  }
  return { figures, violations };
}

const gzipped = (content: string | Uint8Array) => gzipSync(content).byteLength;

async function bundle(entry: string) {
  const build = await rolldown({
    input: entry,
    platform: 'browser',
    external: PEERS,
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    // An unresolved import would count as 0 bytes.
    onLog: (_level, { code, message }) => {
      if (code === 'UNRESOLVED_IMPORT') throw new Error(message);
    },
  });
  const { output } = await build.generate({ format: 'esm', minify: true });
  const chunks = withStaticImports(output[0], output);
  const used = chunks
    .flatMap(({ modules }) => Object.entries(modules))
    .filter(([, { renderedLength }]) => renderedLength > 0);
  return {
    bytes: gzipped(chunks.map(({ code }) => code).join('')),
    modules: used.map(([module]) => module),
  };
}

/**
 * The entry and the chunks that are loaded with it: a module that is also imported dynamically has its own chunk.
 */
function withStaticImports(entry: OutputChunk, output: readonly (OutputChunk | OutputAsset)[]) {
  const loaded = new Set([entry]);
  for (const { imports } of loaded)
    for (const chunk of output)
      if (chunk.type === 'chunk' && imports.includes(chunk.fileName)) loaded.add(chunk);
  return [...loaded];
}
