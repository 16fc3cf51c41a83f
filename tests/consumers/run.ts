// Installs the packed library in the consumer apps and builds them. Pack it first: npm test packages
import { build, CONSUMERS, install, layOut, SCRATCH } from './apps.ts';
import { findRefusals } from './yarn.ts';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture, childEnvironment, ROOT } from '@tooling/gate/processes.mjs';
import { openSite } from '@tooling/gate/serve.ts';
import { guideCode } from '@tooling/packages/guide-code.ts';
import { presetItem } from '@tooling/packages/registry/preset-item.ts';
import { NAMESPACE } from '@tooling/packages/registry/item.ts';
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
  const names = writeRegistry(join(folder, 'r'));
  const site = await openSite(folder);
  const cwd = join(SCRATCH, 'vite-registry');
  const settings = guideCode('use-as-source.md', 'json', site.address);
  writeFileSync(join(cwd, 'components.json'), settings);
  mkdirSync(join(folder, 'colors'));
  const { baseColor } = JSON.parse(settings).tailwind;
  writeFileSync(join(folder, `colors/${baseColor}.json`), JSON.stringify(PALETTE));
  writeFileSync(join(cwd, 'preset.json'), JSON.stringify(PRESET));
  const items = names.map((name) => `${NAMESPACE}/${name}`);
  const result = await capture(
    'shadcn',
    ['add', ...items, './preset.json', '--yes', '--cwd', cwd],
    childEnvironment({ REGISTRY_URL: site.address, CI: '1' }),
    cwd,
  );
  site.close();
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
