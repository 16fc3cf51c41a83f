export interface Readiness {
  /** Files that differ from the last commit. */
  changed: string[];
  /** Changesets that no version includes yet. */
  pending: string[];
  registry: string;
  hasToken: boolean;
  /** Whether the packages are published with a provenance attestation. */
  provenance: boolean;
  /** Whether this is a job of GitHub Actions that may sign one. */
  canSign: boolean;
  /** Manifests of published packages that do not name their repository. */
  withoutRepository: string[];
}

/** Returns one sentence for each reason why a checkout may not be published, with what to do about it. */
export function findRefusals(readiness: Readiness): string[] {
  const { changed, pending, registry, hasToken, provenance, canSign, withoutRepository } = readiness;
  return [
    changed.length > 0 &&
      `Commit first: what is published must be a commit, and there are changes in ${some(changed)}.`,
    pending.length > 0 &&
      `Version first: no version includes ${some(pending)} yet. Run npm run release:version, and commit what it writes.`,
    // The registry trusts a job that may sign.
    !hasToken &&
      !canSign &&
      `No token for ${registry} is set: put one that may publish into NODE_AUTH_TOKEN, or log in with npm login.`,
    provenance &&
      !canSign &&
      'Only a job of GitHub Actions can sign provenance: let the workflow "Main" publish, or add --no-provenance for a registry without it.',
    provenance &&
      withoutRepository.length > 0 &&
      `Provenance names the repository: set "repository" in ${withoutRepository.join(', ')} to the one that the workflow runs in.`,
  ].filter((sentence) => sentence !== false);
}

function some(items: string[]) {
  const more = items.length - 3;
  return items.slice(0, 3).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
