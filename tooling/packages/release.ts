// Publishes the packages: npm run release [-- --no-provenance]
// With --dry-run: versions, builds, packs and checks them in a copy, and prints what would be published.
import { cpSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { passThrough, ROOT } from '@tooling/gate/processes.mjs';
import { describe, filesOf } from './release/contents.ts';
import { createCopy } from './release/copy.ts';
import { publishEnvironment, readReadiness } from './release/readiness.ts';
import { findRefusals, type Readiness } from './release/refusals.ts';
import { findUnchecked, isEmptyPlan, OUT, PLAN_FILE, readReleases } from './release/releases.ts';

/** Run by Node: a shell, which starts the commands in node_modules/.bin, drops the variable that has the token. */
const CHANGESET = 'node_modules/@changesets/cli/bin.js';
const CHECK = ['tooling/gate/test.mjs', 'packages'];
const PLAN = ['publish-plan', '--output', PLAN_FILE];
const PACK = ['pack', '--out-dir', OUT];

const UP_TO_DATE = 'The registry has all versions: there is nothing to publish.';

const { values } = parseArgs({
  allowNegative: true,
  options: {
    'dry-run': { type: 'boolean', default: false },
    provenance: { type: 'boolean', default: true },
  },
});
const readiness = await readReadiness(values.provenance);
process.exit(values['dry-run'] ? await dryRun(readiness) : await publish(readiness));

async function dryRun(readiness: Readiness) {
  console.log('Copying the last commit, installing and versioning it.');
  const copy = await createCopy();
  try {
    await copy.run('npm', ['run', '--silent', 'release:version']);
    console.log('Building, packing and checking the packages.');
    console.log((await copy.run(process.execPath, CHECK)).trim());
    await copy.run(process.execPath, [CHANGESET, ...PACK]);
    const problems = report(copy.folder);
    keepArtifacts(copy.folder);
    if (readiness.changed.length > 0) console.log('Changes that are not committed are not part of it.');
    for (const sentence of findRefusals(readiness)) console.log(`Before publishing: ${sentence}`);
    return problems === 0 ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  } finally {
    copy.close();
  }
}

async function publish(readiness: Readiness) {
  const refusals = findRefusals(readiness);
  for (const sentence of refusals) console.error(sentence);
  if (refusals.length > 0) return 2;
  rmSync(join(ROOT, OUT), { recursive: true, force: true });
  const env = publishEnvironment(readiness);
  const changeset = (args: string[]) => passThrough(process.execPath, [CHANGESET, ...args], env);
  const planned = await changeset(PLAN);
  if (planned !== 0) return planned;
  if (isEmptyPlan(ROOT)) {
    console.log(UP_TO_DATE);
    return 0;
  }
  const checked = await passThrough(process.execPath, CHECK);
  if (checked !== 0) return checked;
  const packed = await changeset(PACK);
  if (packed !== 0 || report(ROOT) > 0) return 1;
  return changeset(['publish', '--from-pack-dir', OUT]);
}

/** Prints what is to be published of a checkout, and what is wrong with it. Returns the number of problems. */
function report(checkout: string) {
  const releases = readReleases(checkout);
  console.log(releases.length > 0 ? '\nTo publish:' : UP_TO_DATE);
  for (const { name, version, access, tarball } of releases) {
    const file = join(checkout, tarball);
    const lines = describe(`${name} ${version} (${access})`, statSync(file).size, filesOf(file));
    console.log(lines.join('\n'));
  }
  const problems = findUnchecked(checkout, releases);
  for (const sentence of problems) console.error(sentence);
  return problems.length;
}

function keepArtifacts(copy: string) {
  rmSync(join(ROOT, OUT), { recursive: true, force: true });
  cpSync(join(copy, OUT), join(ROOT, OUT), { recursive: true });
  for (const { folder } of readReleases(copy)) {
    const changelog = `packages/${folder}/CHANGELOG.md`;
    if (!existsSync(join(copy, changelog))) continue;
    mkdirSync(dirname(join(ROOT, OUT, changelog)), { recursive: true });
    cpSync(join(copy, changelog), join(ROOT, OUT, changelog));
  }
  console.log(`\nThe tarballs and changelogs are in ${OUT}.`);
}
