import type { SentRequest } from './browser';
import type { Check } from './check';
import type { CheckContext } from './check-context';
import { curlOf } from './curl-of';
import type { Account } from './people';
import type { Result } from './report';
import { Failure, Interrupted, Skip, Warning } from './verdicts';

export interface Permissions {
  accounts?: readonly Account[] | undefined;
  readOnly?: boolean | undefined;
  allowGenerate?: boolean | undefined;
}

/**
 * Runs a check.
 * @param lastRequest the last request that was sent
 * @throws Interrupted
 */
export async function runCheck(
  check: Check,
  context: CheckContext,
  permissions: Permissions,
  lastRequest: () => SentRequest | undefined,
): Promise<Result> {
  const { id, kind, description } = check;
  const rule = { id, kind, description };
  const before = lastRequest();
  try {
    const reason = skipReason(check, permissions);
    if (reason) throw new Skip(reason);
    await check.run(context);
    return { ...rule, outcome: 'passed' };
  } catch (error) {
    if (error instanceof Interrupted) throw error;
    if (error instanceof Skip) return { ...rule, outcome: 'skipped', reason: error.message };
    const { expected, received, script } = error instanceof Failure ? error : unexpected(error);
    const outcome = error instanceof Warning ? 'warned' : 'failed';
    if (script) return { ...rule, outcome, expected, received, script };
    const request = lastRequest();
    const curl = request && request !== before ? curlOf(request, permissions.accounts) : undefined;
    return { ...rule, outcome, expected, received, ...(curl && { curl }) };
  }
}

/** An unexpected error of a check, caused by a response that it does not handle. */
const unexpected = (error: unknown) =>
  new Failure('an answer that the rule can be tested with', String(error));

function skipReason(
  { creates }: Check,
  { readOnly, allowGenerate, accounts }: Permissions,
): string | undefined {
  if (readOnly && creates) return `read-only: it makes ${creates}`;
  if (creates === 'images' && !allowGenerate) return 'generating was not allowed';
  if (creates === 'accounts' && accounts?.length) return 'no account is registered when one is given';
  return undefined;
}
