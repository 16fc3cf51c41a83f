// Checks the builds: no mock code in production, nothing that the Content-Security-Policy refuses, every page within its
// size budget, and no path of the folder of the build (in Storybook neither).
import { join } from 'node:path';
import { measurePages } from './bundle/budgets.ts';
import { findBuildPaths, findMisplacedWorkers, findMockCode, findForbiddenContent } from './bundle/bundle.ts';
import { printFigures } from '@tooling/gate/figures.ts';
import { ROOT } from '@tooling/gate/processes.mjs';
import { readSite } from '@tooling/gate/read-site.ts';

const production = readSite(join(ROOT, 'apps/web/dist'));
const demo = readSite(join(ROOT, 'apps/web/dist-demo'));

const { figures, violations } = measurePages(production);
printFigures(figures);

const sentences = [
  ...findMockCode(production, demo),
  ...findMisplacedWorkers(production, demo),
  ...findForbiddenContent(production),
  ...findBuildPaths(production, ROOT),
  ...findBuildPaths(readSite(join(ROOT, 'storybook-static')), ROOT),
  ...violations,
];
for (const sentence of sentences) console.error(sentence);
if (sentences.length > 0) process.exitCode = 1;
