// Writes the reports of what the built packages export: npm run api
// With --check: compares them with the committed ones, and their changes since the last version, and those of an OpenAPI
// document, with the changesets.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { getReleasePlan } from '@changesets/get-release-plan';
import { compareDocuments, DOCUMENT, type OpenApiDocument } from './api/document.ts';
import { readReleased } from './api/released.ts';
import { createReports, FOLDER, readPackage } from './api/reports.ts';
import { findUnannounced, summarise } from './api/rule.ts';
import { compare, readSurface, type Changes } from './api/surface.ts';
import { PUBLISHED } from '@tooling/gate/tasks/published.mjs';
import { ROOT } from '@tooling/gate/processes.mjs';

const packages = PUBLISHED.map((folder) => readPackage(join(ROOT, 'packages', folder)));
const reports = createReports(packages);

if (process.argv.includes('--check')) {
  const faults = [...findOutdated(), ...(await findUnannouncedChanges())];
  for (const sentence of faults) console.error(sentence);
  process.exit(faults.length > 0 ? 1 : 0);
}
for (const [index, { home, name }] of packages.entries()) {
  const folder = join(home, FOLDER);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [file, text] of Object.entries(reports[index] ?? {})) writeFileSync(join(folder, file), text);
  console.log(`${name}: ${Object.keys(reports[index] ?? {}).join(', ')}.`);
}

function findOutdated(): string[] {
  return packages.flatMap(({ home, name }, index) => {
    const committed = read(join(home, FOLDER));
    const now = reports[index] ?? {};
    const outdated = [...new Set([...Object.keys(committed), ...Object.keys(now)])].filter(
      (file) => committed[file] !== now[file],
    );
    if (outdated.length === 0) return [];
    const summary = summarise(compare(readSurface(committed), readSurface(now))) || 'the imports differ';
    return `packages/${basename(home)}/${FOLDER} (${outdated.join(', ')}) is not what ${name} exports: ${summary}. If that is meant, run npm run api, and commit what it writes.`;
  });
}

async function findUnannouncedChanges(): Promise<string[]> {
  const { releases } = await getReleasePlan(ROOT);
  const faults = packages.map(async ({ home, name }, index) => {
    const released = await readReleased(`packages/${basename(home)}`);
    if (!released) {
      console.log(
        `${name} was not compared with its last version, which is not in this clone: git fetch --unshallow.`,
      );
      return [];
    }
    const ofExports = compare(readSurface(released.reports), readSurface(reports[index] ?? {}));
    const ofDocument = released.document && compareDocuments(released.document, readDocument(home));
    const changes = ofDocument ? unite(ofExports, ofDocument) : ofExports;
    const announced = releases.find((release) => release.name === name)?.type ?? 'none';
    return findUnannounced(name, released.version, changes, announced);
  });
  return (await Promise.all(faults)).flat();
}

function readDocument(home: string): OpenApiDocument {
  return JSON.parse(readFileSync(join(home, DOCUMENT), 'utf8'));
}

function unite(one: Changes, other: Changes): Changes {
  return {
    added: [...one.added, ...other.added],
    removed: [...one.removed, ...other.removed],
    changed: [...one.changed, ...other.changed],
  };
}

function read(folder: string): Record<string, string> {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}
