// What the packed packages are to a stranger: they install, run and type-check outside the workspace, and stay small.
// Pack them first: npm test packages
import { join } from 'node:path';
import { readSite } from './lib/bundle.mjs';
import { tryEntries } from './lib/packages/entries.mjs';
import { findForeignImports, findUnmarkedClientFiles } from './lib/packages/imports.mjs';
import { examples, followReadme } from './lib/packages/readme.mjs';
import { weigh } from './lib/packages/sizes.mjs';
import { findWorkspaceRanges, openStranger } from './lib/packages/stranger.mjs';

const CLIENT = 'packages/api-client';

const stranger = openStranger(
  [
    { folder: 'packages/domain', tarball: '.cache/packages/domain.tgz' },
    { folder: CLIENT, tarball: '.cache/packages/api-client.tgz' },
  ],
  ['@types/react', '@types/node'],
);
try {
  const client = join(stranger.folder, 'node_modules/@product/api-client');
  const built = readSite(client);
  const { told, broken } = await weigh(join(stranger.folder, 'entry.js'), (text) =>
    stranger.write('entry.js', text),
  );
  console.log(`@product/api-client, gzip: ${told.join('; ')}.`);
  broken.push(
    ...stranger.manifests.flatMap(findWorkspaceRanges),
    ...findForeignImports(built),
    ...findUnmarkedClientFiles(built),
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
