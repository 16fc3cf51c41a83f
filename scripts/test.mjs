// Runs everything that CI runs, or only the named tasks: node scripts/test.mjs lint unit
import { ensureChromium } from './lib/chromium.mjs';
import { runStage } from './lib/run-stage.mjs';
import { runStages } from './lib/run-stages.mjs';
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

const started = performance.now();
const results = await runStages(selected, runStage, ({ name, passed, failed, seconds, said }) => {
  for (const text of said) console.log(text);
  console.log(`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`);
});

console.log(summary(results, (performance.now() - started) / 1000));
process.exit(sum(results, 'failed') === 0 ? 0 : 1);
