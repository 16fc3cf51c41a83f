import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transformSync, type TransformOptions } from 'esbuild';
import { parse } from 'yaml';
import { describe } from '../llms/describe.ts';
import type { PackageSource } from '../llms/package-source.ts';
import { ROOT } from '@tooling/gate/processes.mjs';
import { clientFiles } from '../ui/client-files.ts';
import { uiEntries } from '../ui/entries.ts';
import { BASE, HOME, NAMESPACE, SCHEMA, type RegistryItem } from './item.ts';
import { createReader } from './read-source.ts';

const OF_BASE = /^(domain|lib|i18n|locales|styles)\//;
/** Stylesheets that need another package, or are for a host without Tailwind. */
const WITHOUT = ['fonts.css', 'standalone.css'];

/** As the build prints a module. */
const MODULE: TransformOptions = { loader: 'tsx', jsx: 'automatic', target: 'es2022', charset: 'utf8' };

const PICTURE = /new URL\('(\.[^']+)\.avif', import\.meta\.url\)\.href/g;

export function registryItems(library: PackageSource): RegistryItem[] {
  const src = join(library.folder, 'src');
  const ranges = rangesOf(library.folder, join(library.folder, '../domain'));
  const { read, toFile } = createReader(library);
  const folders = new Map(
    Object.entries(uiEntries()).flatMap(([name, entry]) => {
      const [, folder] = /^src\/((?:components|pieces\/[^/]+)\/[^/]+)\//.exec(entry) ?? [];
      return folder ? [[name, folder] as const] : [];
    }),
  );
  const clients = clientFiles(
    Object.fromEntries(
      globSync('**/*.{ts,tsx}', { cwd: src })
        .filter(isModule)
        .map((path) => [path, transformSync(readFileSync(join(src, path), 'utf8'), MODULE).code]),
    ),
  );
  const ownerOf = (file: string) =>
    OF_BASE.test(file) ? BASE : [...folders].find(([, folder]) => file.startsWith(`${folder}/`))?.[0];

  /** A file as a host gets it. An item has texts only, so that pictures become data URLs. */
  const contentOf = (path: string) => {
    const text = isModule(path) ? read(path).text : readFileSync(toFile(path), 'utf8');
    return (clients.includes(path) ? `'use client';\n\n${text}` : text).replace(
      PICTURE,
      (_, picture: string) => {
        const bytes = readFileSync(join(src, dirname(path), `${picture}.avif`));
        return `'data:image/avif;base64,${bytes.toString('base64')}'`;
      },
    );
  };

  /** The item of a component, a piece or the base: its files, and the items that have the others. */
  const itemOf = (name: string, description: string, roots: string[]): RegistryItem => {
    const files = new Set<string>();
    const packages = new Set<string>();
    const items = new Set(name === BASE ? [] : [BASE]);
    const pending = [...roots];
    for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
      const owner = roots.includes(file) ? name : (ownerOf(file) ?? name);
      if (owner !== name) items.add(owner);
      if (owner !== name || files.has(file)) continue;
      files.add(file);
      if (!isModule(file)) continue;
      const source = read(file);
      for (const one of source.packages) packages.add(one);
      pending.push(...source.files);
    }
    return {
      $schema: SCHEMA,
      name,
      type: 'registry:item',
      title: name.replace(/-/g, ' ').replace(/^./, (first) => first.toUpperCase()),
      description,
      dependencies: [...packages].flatMap((one) => (ranges[one] ? [`${one}@${ranges[one]}`] : [])).toSorted(),
      registryDependencies: [...items].map((one) => `${NAMESPACE}/${one}`).toSorted(),
      files: [...files].toSorted().map((path) => ({
        path,
        type: 'registry:file',
        target: `${HOME}/${path}`,
        content: contentOf(path),
      })),
    };
  };
  /** All of them: other items import more than what the index exports. */
  const modulesIn = (folder: string) =>
    readdirSync(join(src, folder))
      .filter((name) => isModule(name) && !/\.(test|stories|steps)\.|^story-/.test(name))
      .map((name) => `${folder}/${name}`);
  const stylesheets = readdirSync(join(src, 'styles')).filter(
    (name) => name.endsWith('.css') && !WITHOUT.includes(name),
  );
  const languages = readdirSync(join(src, 'locales')).flatMap((name) => /^(.+)\.json$/.exec(name)?.[1] ?? []);
  return [
    itemOf(BASE, 'Texts in English, helpers and the stylesheet of all components.', [
      'domain/index.ts',
      'i18n/index.ts',
      'i18n/use-queue-ui.ts',
      'styles/css.d.ts',
      ...stylesheets.map((name) => `styles/${name}`),
      ...modulesIn('lib'),
    ]),
    ...languages.map((language) =>
      itemOf(`locale-${language}`, `The texts in ${nameOf(language)}.`, [`locales/${language}.json`]),
    ),
    ...[...folders].map(([name, folder]) =>
      itemOf(name, descriptionOf(library, `@product/ui/${name}`), modulesIn(folder)),
    ),
  ];
}

const nameOf = (language: string) => new Intl.DisplayNames('en', { type: 'language' }).of(language);

/** The versions that the library and the domain ask for, of the packages that they share with hosts. */
function rangesOf(...folders: string[]): Record<string, string> {
  const requested = folders.flatMap((folder) =>
    Object.keys(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).dependencies),
  );
  const { catalogs } = parse(readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8'));
  const published = Object.entries<string>(catalogs.published);
  return Object.fromEntries(published.filter(([name]) => requested.includes(name)));
}

const isModule = (path: string) => /(?<!\.d)\.tsx?$/.test(path);

function descriptionOf(library: PackageSource, entry: string): string {
  const symbols = library.entries.find(({ path }) => path === entry)?.exports ?? [];
  const [first] = symbols
    .filter(({ name }) => /^[A-Z]/.test(name))
    .map((one) => describe(library, one))
    .filter(({ props }) => props);
  return first?.doc.replace(/\s+/g, ' ') || entry;
}
