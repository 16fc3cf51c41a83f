// All that CI runs, or the stages that are named: node scripts/test.mjs lint unit
import { ensureChromium } from './lib/chromium.mjs';
import { runStage } from './lib/run-stage.mjs';
import { STAGES } from './lib/stages.mjs';
import { sum, summary } from './lib/table.mjs';
import { ready } from './lib/toolchain.mjs';

const names = process.argv.slice(2);
const unknown = names.filter((name) => !STAGES.some((stage) => stage.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no stage ${unknown.join(', ')}. There are: ${STAGES.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}
const selected = STAGES.filter(({ name }) => names.length === 0 || names.includes(name));

await ready();
if (selected.some(({ browser }) => browser)) await ensureChromium();

/** @type {import('./lib/table.mjs').StageResult[]} */
const results = [];
for (const stage of selected) {
  const broken = results.find(({ name, failed }) => failed > 0 && stage.needs?.includes(name));
  const result = broken ? { name: stage.name, passed: 0, failed: 1, seconds: 0 } : await runStage(stage);
  results.push(result);
  const why = broken ? `not run: ${broken.name} failed` : `${result.passed} passed, ${result.failed} failed`;
  console.log(`${result.failed ? '✗' : '✓'} ${stage.name}: ${why} (${result.seconds.toFixed(1)} s)`);
}

console.log(summary(results));
process.exit(sum(results, 'failed') === 0 ? 0 : 1);
