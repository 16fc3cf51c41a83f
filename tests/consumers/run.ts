// Installs the packed library in the consumer apps and builds them. Pack it first: npm test packages
import { build, CONSUMERS, install, layOut, SCRATCH } from './apps.ts';
import { findRefusals } from './yarn.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { listen } from '@tooling/gate/ports.mjs';
import { capture, childEnvironment, ROOT } from '@tooling/gate/processes.mjs';
import { guideCode } from '@tooling/packages/guide-code.ts';
import { presetItem } from '@tooling/packages/registry/preset-item.ts';
import { NAMESPACE } from '@tooling/packages/registry/registry-items.ts';
import { writeRegistry } from '@tooling/packages/registry/write-registry.ts';

/** The command reads a palette from its own registry, at each start. */
const THEMES = { light: {}, dark: {} };
const PALETTE = {
  inlineColors: THEMES,
  cssVars: THEMES,
  inlineColorsTemplate: '',
  cssVarsTemplate: '',
};

/** A preset as "Make it yours" exports it: the derivation of the accents, and a brand colour. */
const PRESET = presetItem(
  'preset',
  `${readFileSync(join(ROOT, 'packages/ui/src/styles/brand.css'), 'utf8')}\n:root { --ui-brand: #00797a; }\n`,
);

/**
 * Adds every item of the registry and a preset to the consumer app, with the command of shadcn and the file that the
 * guide shows.
 */
async function addFromRegistry() {
  const folder = join(SCRATCH, 'registry');
  const names = writeRegistry(folder);
  const server = createServer(({ url = '' }, response) => {
    try {
      const file = join(folder, url.replace(/^\/r\//, '/'));
      response.end(url.startsWith('/colors/') ? JSON.stringify(PALETTE) : readFileSync(file));
    } catch {
      response.writeHead(404).end();
    }
  });
  const address = await listen(server);
  const cwd = join(SCRATCH, 'vite-registry');
  writeFileSync(join(cwd, 'components.json'), guideCode('use-as-source.md', 'json', address));
  writeFileSync(join(cwd, 'preset.json'), JSON.stringify(PRESET));
  const items = names.map((name) => `${NAMESPACE}/${name}`);
  const result = await capture(
    'shadcn',
    ['add', ...items, './preset.json', '--yes', '--cwd', cwd],
    childEnvironment({ REGISTRY_URL: address, CI: '1' }),
    cwd,
  );
  server.close();
  return result;
}

layOut();
const { code, output } = await install();
if (code !== 0) {
  console.error(`The consumer apps do not install:\n${output}`);
  process.exit(1);
}
const added = await addFromRegistry();
if (added.code !== 0) {
  console.error(`The shadcn command does not install the registry's items:\n${added.output}`);
  process.exit(1);
}
const refusals = await findRefusals();
for (const sentence of refusals) console.error(sentence);
const results = await Promise.all(CONSUMERS.map(build));
for (const { name, code, output, seconds } of results) {
  if (code === 0) console.log(`The ${name} app is built (${seconds.toFixed(0)} s).`);
  else console.error(`The ${name} app does not build:\n${output}`);
}
process.exitCode = refusals.length > 0 || results.some(({ code }) => code !== 0) ? 1 : 0;
