// Checks the packed packages in a consumer project: they install, run and type-check outside the workspace, and stay
// within their size budgets. Pack them first: npm test packages
import { join } from 'node:path';
import { readSite } from './lib/bundle.ts';
import { CLIENT_BUDGETS, uiBudgets } from './lib/packages/budgets.ts';
import { tryEntries } from './lib/packages/entries.ts';
import {
  CLIENT_RULES,
  declaredOnly,
  findForeignImports,
  findUnmarkedClientFiles,
} from './lib/packages/imports.ts';
import { examples, followReadme } from './lib/packages/readme.ts';
import { scalesOf, weigh } from './lib/packages/sizes.ts';
import { findWorkspaceRanges, openStranger } from './lib/packages/stranger.ts';
import { findWronglyMarked } from './lib/ui-package/client-files.ts';
import { findSecondLookups, findStowaways } from './lib/ui-package/closures.ts';
import { builtEntries, publicFolders } from './lib/ui-package/entries.ts';

const stranger = openStranger(
  ['domain', 'api-client', 'ui'].map((name) => ({
    folder: `packages/${name}`,
    tarball: `.cache/packages/${name}.tgz`,
  })),
  ['@types/react', '@types/react-dom', '@types/node'],
);
try {
  const [, client = '', ui = ''] = stranger.homes;
  const [, , uiManifest] = stranger.manifests;
  const [clientFiles, uiFiles] = [readSite(client), readSite(ui)];
  const uiModules = Object.fromEntries(Object.entries(uiFiles).filter(([file]) => file.endsWith('.js')));
  const weights = [
    { name: '@product/api-client', budgets: CLIENT_BUDGETS },
    {
      name: '@product/ui',
      budgets: uiBudgets(publicFolders('src/components')),
    },
  ];
  const broken = [];
  for (const { name, budgets } of weights) {
    const weighed = await weigh(scalesOf(stranger), budgets);
    console.log(`${name}, gzip: ${weighed.told.join('; ')}.`);
    broken.push(...weighed.broken);
  }
  broken.push(
    ...stranger.manifests.flatMap(findWorkspaceRanges),
    ...findForeignImports(clientFiles, CLIENT_RULES),
    ...findForeignImports(uiFiles, declaredOnly(uiManifest ?? { name: '' })),
    ...findUnmarkedClientFiles(clientFiles),
    ...findWronglyMarked(uiModules),
    ...findSecondLookups(uiModules),
    ...(await findStowaways(join(ui, 'dist'), builtEntries())),
    ...(await tryEntries(stranger)),
    ...(await followReadme(
      stranger,
      stranger.homes.flatMap((home) => examples(join(home, 'README.md'))),
    )),
  );
  for (const sentence of broken) console.error(sentence);
  process.exitCode = broken.length > 0 ? 1 : 0;
} finally {
  stranger.close();
}
