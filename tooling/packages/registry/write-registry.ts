// Writes the components as a registry for the shadcn command: npm run registry -- <folder>
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPackage } from '../llms/package-source.ts';
import { isMain, ROOT } from '@tooling/gate/processes.mjs';
import { NAMESPACE } from './item.ts';
import { registryItems } from './registry-items.ts';

/**
 * Writes each item as a file, and an index of all, for a static host.
 * @returns the names of the items
 */
export function writeRegistry(folder: string): string[] {
  const items = registryItems(readPackage(join(ROOT, 'packages/ui')));
  mkdirSync(folder, { recursive: true });
  const write = (name: string, value: object) =>
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(value));
  for (const item of items) write(item.name, item);
  write('registry', {
    $schema: 'https://ui.shadcn.com/schema/registry.json',
    name: NAMESPACE,
    // Required. The Storybook, in whose folder `r` the registry is.
    homepage: '../',
    items: items.map(({ files, ...item }) => ({
      ...item,
      files: files.map(({ content: _, ...file }) => file),
    })),
  });
  return items.map(({ name }) => name);
}

if (isMain(import.meta.url)) {
  const [folder] = process.argv.slice(2);
  if (!folder) {
    console.error('Name the folder to write to: npm run registry -- storybook-static/r');
    process.exit(2);
  }
  console.log(`${writeRegistry(folder).length} items are in ${folder}.`);
}
