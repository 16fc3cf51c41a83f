import type { Manifest } from './consumer-project.ts';

interface Rule {
  files: RegExp;
  mayImport: RegExp;
}

/** The files of a command, which Node runs. */
export const COMMAND: Rule = { files: /^dist\/bin\//, mayImport: /^node:/ };

/** The first rule that matches a file applies. */
export const CLIENT_RULES: Rule[] = [
  { files: /^dist\/react\//, mayImport: /^(react($|\/)|@tanstack\/react-query$|zod\/|@product\/domain$)/ },
  { files: /^dist\//, mayImport: /^(zod\/|@product\/domain$)/ },
];

/** Allows every file the dependencies that the manifest declares, and nothing else. */
export const declaredOnly = ({ dependencies, peerDependencies }: Manifest): Rule[] => [
  {
    files: /^dist\//,
    mayImport: new RegExp(`^(${Object.keys({ ...dependencies, ...peerDependencies }).join('|')})($|/)`),
  },
];

const NAMES = /\*(?:\s*as\s+[\w$]+)?|\{[^}]*\}/.source;
const IMPORT = new RegExp(
  [
    `(?:^|;|\\n)\\s*import\\b\\s*(?:type\\s+)?(?:[\\w$]+\\s*,?\\s*)?(?:${NAMES})?\\s*(?:from\\s*)?["']([^"']+)["']`,
    `(?:^|;|\\n)\\s*export\\s*(?:type\\s*)?(?:${NAMES})\\s*from\\s*["']([^"']+)["']`,
    `\\bimport\\(\\s*["']([^"']+)["']`,
  ].join('|'),
  'g',
);

const importsOf = (text: string) =>
  [...text.matchAll(IMPORT)].map(
    ([, imported, reexported, loaded]) => imported ?? reexported ?? loaded ?? '',
  );

/**
 * Finds imports of other packages that a built file may not have. Returns one sentence for each.
 * @param files texts by path in the package
 */
export function findForeignImports(files: Record<string, string>, rules: Rule[]) {
  return Object.entries(files).flatMap(([file, text]) => {
    if (!/\.[jt]s$/.test(file)) return [];
    const rule = rules.find(({ files }) => files.test(file));
    return importsOf(text)
      .filter((name) => !name.startsWith('.') && !rule?.mayImport.test(name))
      .map((name) => `${file} imports ${name}, which is not installed where it runs.`);
  });
}

/**
 * Finds files that import React without 'use client': a framework that renders on a server would load them there.
 * Returns one sentence for each.
 */
export function findUnmarkedClientFiles(files: Record<string, string>) {
  return Object.keys(files)
    .filter((file) => file.endsWith('.js') && importsOf(files[file] ?? '').includes('react'))
    .filter((file) => !/^["']use client["'];/m.test(files[file] ?? ''))
    .map((file) => `${file} uses React without 'use client': begin its source with it.`);
}
