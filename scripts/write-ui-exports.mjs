// Writes the entries of @product/ui into its package.json, from its folders. After a folder came or went.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { UI } from './lib/ui-package/entries.mjs';
import { exportsMaps } from './lib/ui-package/exports-map.mjs';

const file = join(UI, 'package.json');
const manifest = JSON.parse(readFileSync(file, 'utf8'));
const { exports, published } = exportsMaps();
const written = { ...manifest, exports, publishConfig: { ...manifest.publishConfig, exports: published } };
writeFileSync(
  file,
  await format(JSON.stringify(written), { ...(await resolveConfig(file)), filepath: file }),
);
