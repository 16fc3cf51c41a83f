// Runs everything that CI runs, or only the named tasks: node tooling/gate/test.mjs lint unit
import { ensureChromium } from './chromium.mjs';
import { runTask } from './tasks/run-task.mjs';
import { runTasks } from './tasks/run-tasks.mjs';
import { TASKS } from './tasks/tasks.mjs';
import { sum, summary } from './tasks/table.mjs';
import { ready } from './toolchain.mjs';

const names = process.argv.slice(2);
const unknown = names.filter((name) => !TASKS.some((task) => task.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no task ${unknown.join(', ')}. There are: ${TASKS.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}
const selected = TASKS.filter(({ name }) => names.length === 0 || names.includes(name));

await ready();
if (selected.some(({ browser }) => browser)) await ensureChromium();

const started = performance.now();
const results = await runTasks(selected, runTask, ({ name, passed, failed, seconds, messages }) => {
  for (const text of messages) console.log(text);
  console.log(`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`);
});

console.log(summary(results, (performance.now() - started) / 1000));
process.exit(sum(results, 'failed') === 0 ? 0 : 1);
