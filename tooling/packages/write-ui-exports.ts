// Writes the entries of @product/ui into its package.json, from its folders. Run it after adding or removing a folder.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatted } from './formatted.ts';
import { exportsMaps, UI } from './ui/entries.ts';

const file = join(UI, 'package.json');
const manifest = JSON.parse(readFileSync(file, 'utf8'));
const { exports, published } = exportsMaps();
const written = { ...manifest, exports, publishConfig: { ...manifest.publishConfig, exports: published } };
writeFileSync(file, await formatted(file, JSON.stringify(written)));
