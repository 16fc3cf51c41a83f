// Measures the library's size in a host's bundle, compared with Radix alone, and the size of each entry. See README.md.
import { table } from './lib/numbers.ts';
import { reportFigures } from '../scripts/lib/record-figures.ts';
import { uiBudgets } from '../scripts/lib/packages/budgets.ts';
import { createMeasure, measureBudgets } from '../scripts/lib/packages/sizes.ts';
import { tarballOf } from '../scripts/lib/packages/published.mjs';
import { createConsumerProject } from '../scripts/lib/packages/consumer-project.ts';
import { run } from '../scripts/lib/processes.mjs';
import { publicFolders, uiEntries } from '../scripts/lib/ui-package/entries.ts';

const PACKAGES = ['domain', 'ui'];

await run('pnpm', ['--filter', '@product/ui...', 'build']);
for (const name of PACKAGES)
  await run('pnpm', ['-C', `packages/${name}`, 'pack', '--out', `../../${tarballOf(name)}`]);

const consumer = createConsumerProject(PACKAGES);
try {
  const measure = createMeasure(consumer);
  const budgets = uiBudgets(publicFolders('src/components'));
  const { figures } = await measureBudgets(measure, budgets);
  reportFigures('library', figures);

  const baselines = [];
  for (const { label, baseline } of budgets)
    if (baseline) baselines.push([label, (await measure({ imports: baseline })).kilobytes.toFixed(1)]);
  console.log(`\n${table([['Radix alone, for', 'kB'], ...baselines])}\n`);

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
} finally {
  consumer.close();
}
