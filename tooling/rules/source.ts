// Checks the sources against rules that the linter cannot express.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@tooling/gate/processes.mjs';
import { repositoryFiles } from '@tooling/gate/git.ts';
import { judge } from './source/rules.ts';

const KINDS = ['ts', 'tsx', 'mjs', 'js', 'css'].map((ending) => `*.${ending}`);

const sources = repositoryFiles(KINDS).map((file) => ({
  file,
  source: readFileSync(join(ROOT, file), 'utf8'),
}));

const violations = judge(sources).filter(({ findings }) => findings.length > 0);
for (const { rule, findings } of violations) {
  console.error(`\n${rule.name}: ${rule.message}`);
  for (const { file, line, found } of findings) console.error(`  ${file}:${line}  ${found}`);
}
process.exit(violations.length > 0 ? 1 : 0);
