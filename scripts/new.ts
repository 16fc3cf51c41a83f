// Makes the files of something new, and enters it in all lists: npm run new -- piece shell/star-rating
import { parseArgs } from 'node:util';
import { make, USAGE } from './lib/new/kinds.ts';
import { Refusal } from './lib/new/names.ts';
import { openTree, save } from './lib/new/tree.ts';
import { ROOT, run } from './lib/processes.mjs';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { for: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) {
    console.log(USAGE);
    process.exit();
  }
  const tree = openTree(ROOT);
  const { next, afterwards } = await make(tree, positionals, values.for);
  const files = await save(ROOT, tree, async () => {
    if (!afterwards) return;
    const [command, ...args] = afterwards.command;
    await run(command, args);
  });
  console.log(`Written:\n${files.map((file) => `  ${file}`).join('\n')}\n`);
  console.log(`Next:\n${next.map((step, index) => `  ${index + 1}. ${step}`).join('\n')}`);
} catch (error) {
  const isExpected =
    error instanceof Refusal ||
    (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
  console.error(isExpected ? (error as Error).message : error);
  process.exitCode = isExpected ? 2 : 1;
}
