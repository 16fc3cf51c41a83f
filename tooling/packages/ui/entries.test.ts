import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import {
  exportsMaps,
  folders,
  groups,
  PUBLIC,
  publicFolders,
  statementsOf,
  UI,
  uiEntries,
} from './entries.ts';

const entries = uiEntries();
const { index, ...own } = entries;

/** The names that each entry exports, without types. */
async function exportedBy(sources: Record<string, string>) {
  const { metafile } = await build({
    entryPoints: sources,
    absWorkingDir: UI,
    outdir: 'dist',
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    format: 'esm',
  });
  return Object.fromEntries(
    Object.entries(metafile.outputs).map(([file, { exports }]) => [
      file.replace(/^dist\/|\.js$/g, ''),
      exports,
    ]),
  );
}

test('the manifest lists every entry of the sources and of the build', () => {
  const manifest = JSON.parse(readFileSync(join(UI, 'package.json'), 'utf8'));
  const { exports, published } = exportsMaps();
  // To update the manifest: pnpm --filter @product/ui entries
  expect(manifest.exports).toEqual(exports);
  expect(manifest.publishConfig.exports).toEqual(published);
});

test('a folder is public as a whole or not at all', () => {
  const partly = groups().flatMap((group) =>
    statementsOf(group).filter((statement) => !PUBLIC.test(statement)),
  );
  expect(partly).toEqual([]);
});

test('no two public folders have the same name', () => {
  const names = groups().flatMap(publicFolders);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(Object.keys(own)).toEqual(expect.arrayContaining(names));
});

test('every public name is a folder of its group', () => {
  for (const group of groups()) expect(folders(group)).toEqual(expect.arrayContaining(publicFolders(group)));
});

test('the root exports what the entries export but the tool for translators, the queue and its sets, each name once', async () => {
  const {
    index: root = [],
    'list-texts': _tool,
    'generation-queue': _queue,
    'english-queue': _texts,
    'set-view': _set,
    ...parts
  } = await exportedBy(entries);
  const names = Object.values(parts).flat();
  expect(names.toSorted()).toEqual(root.toSorted());
  expect(names).toHaveLength(new Set(names).size);
  expect(index).toBe('src/index.ts');
});
