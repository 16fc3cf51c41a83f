// Measures the library's size in a host's bundle, compared with Radix alone, and the size of each entry. See README.md.
import { table } from './lib/numbers.ts';
import { isMet } from '../scripts/lib/figures.ts';
import { recordFigures } from '../scripts/lib/record-figures.ts';
import { uiBudgets } from '../scripts/lib/packages/budgets.ts';
import { createMeasure } from '../scripts/lib/packages/sizes.ts';
import { createConsumerProject } from '../scripts/lib/packages/consumer-project.ts';
import { capture } from '../scripts/lib/processes.mjs';
import { publicFolders, uiEntries } from '../scripts/lib/ui-package/entries.ts';

const PACKAGES = ['domain', 'ui'].map((name) => ({
  folder: `packages/${name}`,
  tarball: `.cache/packages/${name}.tgz`,
}));

await run('pnpm', '--filter', '@product/ui...', 'build');
for (const { folder, tarball } of PACKAGES)
  await run('pnpm', '-C', folder, 'pack', '--out', `../../${tarball}`);

const consumer = createConsumerProject(PACKAGES);
try {
  const measure = createMeasure(consumer);
  const rows = [];
  const figures = [];
  for (const { label, limit, baseline, ...load } of uiBudgets(publicFolders('src/components'))) {
    const { kilobytes } = await measure(load);
    const radixAlone = baseline ? (await measure({ imports: baseline })).kilobytes.toFixed(1) : '';
    rows.push([label, kilobytes.toFixed(1), radixAlone, String(limit), kilobytes <= limit ? 'yes' : 'NO']);
    figures.push({ name: label, value: kilobytes, unit: 'kB gzip', atMost: limit });
  }
  console.log(`${table([['kB', 'measured', 'Radix alone', 'at most', ''], ...rows])}\n`);

  const weights = [];
  for (const [name, source] of Object.entries(uiEntries())) {
    const imports = `export * from '@product/ui${name === 'index' ? '' : `/${name}`}';`;
    const { kilobytes } = await measure({ imports });
    weights.push({
      name: name === 'index' ? 'all of it' : name,
      piece: source.startsWith('src/pieces'),
      kilobytes,
    });
  }
  const heaviest = weights.toSorted((one, other) => other.kilobytes - one.kilobytes);
  const cells = heaviest.map(({ name, piece, kilobytes }) => [
    name,
    piece ? 'piece' : '',
    kilobytes.toFixed(1),
  ]);
  console.log(table([['an entry alone', '', 'kB'], ...cells]));
  recordFigures('library', figures);
  process.exitCode = figures.every(isMet) ? 0 : 1;
} finally {
  consumer.close();
}

async function run(command: string, ...args: string[]) {
  const { code, output } = await capture(command, args);
  if (code !== 0) throw new Error(output);
}
