import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PUBLISHED } from '@tooling/gate/tasks/published.mjs';
import { capture, childEnvironment, ROOT, run } from '@tooling/gate/processes.mjs';
import type { Readiness } from './refusals.ts';

/**
 * The token of setup-node in GitHub Actions. `childEnvironment` passes it on, unlike NPM_TOKEN, which looks like a
 * variable of npm's own.
 */
const { NODE_AUTH_TOKEN: TOKEN, ACTIONS_ID_TOKEN_REQUEST_URL: SIGNER } = process.env;

export async function readReadiness(provenance: boolean): Promise<Readiness> {
  const registry = await readRegistry();
  return {
    changed: await changedFiles(),
    pending: readdirSync(join(ROOT, '.changeset')).filter((file) => file.endsWith('.md')),
    registry,
    hasToken: Boolean(TOKEN) || (await isLoggedIn(registry)),
    provenance,
    canSign: Boolean(SIGNER),
    withoutRepository: PUBLISHED.map((folder) => `packages/${folder}/package.json`).filter(
      // No repository has the address that stands there until there is one.
      (file) => /github\.example/.test(JSON.parse(readFileSync(join(ROOT, file), 'utf8')).repository.url),
    ),
  };
}

/** What pnpm needs to publish: the token for the registry, since no file has it, and whether to sign. */
export function publishEnvironment({ registry, provenance }: Readiness) {
  const { host, pathname } = new URL(registry);
  return childEnvironment({
    ...(TOKEN && { [`npm_config_//${host}${pathname}:_authToken`]: TOKEN }),
    PNPM_CONFIG_PROVENANCE: String(provenance),
  });
}

/** The registry that pnpm publishes to: the one of the packages' scope, if there is one. */
async function readRegistry() {
  const { name } = JSON.parse(
    readFileSync(join(ROOT, 'packages', PUBLISHED[0] ?? '', 'package.json'), 'utf8'),
  );
  const settings = [`${name.split('/')[0]}:registry`, 'registry'].map(async (setting) => {
    const { output } = await capture('pnpm', ['config', 'get', setting]);
    return output.trim();
  });
  const [scopeRegistry = '', general = ''] = await Promise.all(settings);
  return scopeRegistry.startsWith('http') ? scopeRegistry : general;
}

async function isLoggedIn(registry: string) {
  const { code } = await capture('pnpm', ['whoami', '--registry', registry]);
  return code === 0;
}

async function changedFiles() {
  const output = await run('git', ['status', '--porcelain']);
  return output
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3));
}
