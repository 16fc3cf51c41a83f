// Checks the packed packages in a consumer project: they install, run and type-check outside the workspace, and stay
// within their size budgets. Pack them first: npm test packages
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSite } from '@tooling/gate/read-site.ts';
import { CLIENT_BUDGETS, STUDIO_BUDGETS, uiBudgets } from './check/budgets.ts';
import { tryEntries } from './check/entries.ts';
import { PUBLISHED } from '@tooling/gate/tasks/published.mjs';
import { examples, followReadme } from './check/readme.ts';
import { createMeasure, measureBudgets } from './check/sizes.ts';
import { findMissingGuides } from './check/guides.ts';
import { findUnlicensed } from './check/licences.ts';
import { findUndescribed } from './check/llms.ts';
import { checkStrictTypes } from './check/strict-types.ts';
import { findUnmarkedClientFiles } from './check/unmarked.ts';
import { isMet, printFigures } from '@tooling/gate/figures.ts';
import { createConsumerProject, findPins } from './check/consumer-project.ts';
import { findMissingSources } from './ui/missing-sources.ts';
import { publicFolders } from './ui/entries.ts';

const consumer = createConsumerProject(PUBLISHED, ['@types/react', '@types/react-dom', '@types/node']);
try {
  const homeOf = (folder: string) => consumer.homes[PUBLISHED.indexOf(folder)] ?? '';
  const [client, ui, studio] = [homeOf('api-client'), homeOf('ui'), homeOf('studio')];
  const uiFiles = readSite(ui);
  const described = [client, ui, studio];
  const packages = [
    { name: '@product/api-client', budgets: CLIENT_BUDGETS },
    { name: '@product/studio', budgets: STUDIO_BUDGETS },
    {
      name: '@product/ui',
      budgets: uiBudgets(publicFolders('src/components')),
    },
  ];
  const violations = [];
  for (const { name, budgets } of packages) {
    const measured = await measureBudgets(createMeasure(consumer), budgets);
    console.log(name);
    printFigures(measured.figures);
    if (!measured.figures.every(isMet))
      violations.push(`${name} is too large: see what it imports, or raise the budget on purpose.`);
    violations.push(...measured.violations);
  }
  violations.push(
    ...consumer.homes.flatMap(findUnlicensed),
    ...consumer.homes.flatMap(findMissingGuides),
    ...consumer.manifests.flatMap(findPins),
    ...findMissingSources(uiFiles, (file) => existsSync(join(ui, file))),
    ...(await checkStrictTypes(consumer)),
    ...findUnmarkedClientFiles(readSite(client)),
    ...findUnmarkedClientFiles(readSite(studio)),
    ...(await tryEntries(consumer)),
    ...(await findUndescribed(consumer, described)),
    ...(await followReadme(
      consumer,
      [
        ...consumer.homes.map((home) => join(home, 'README.md')),
        'docs/guides/make-it-yours.md',
        ...described.map((home) => join(home, 'llms-full.txt')),
      ].flatMap(examples),
    )),
  );
  for (const sentence of violations) console.error(sentence);
  if (violations.length > 0) process.exitCode = 1;
} finally {
  consumer.close();
}
