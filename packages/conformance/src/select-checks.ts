import type { Check } from './check';

/** No rule matches a pattern. */
export class NoRuleError extends Error {
  override readonly name = 'NoRuleError';
}

/**
 * The checks whose id or kind matches one of the patterns: is it, begins with it and a dot, or matches it with `*` for
 * any text. All without a pattern.
 * @throws NoRuleError if nothing matches a pattern
 */
export function selectChecks(checks: readonly Check[], patterns: readonly string[] = []): readonly Check[] {
  const tests = patterns.map(toTest);
  const unmatched = patterns.find((_, index) => !checks.some((check) => tests[index]?.(check)));
  if (unmatched !== undefined) throw new NoRuleError(`No rule and no kind matches "${unmatched}".`);
  return tests.length === 0 ? checks : checks.filter((check) => tests.some((test) => test(check)));
}

function toTest(pattern: string): (check: Check) => boolean {
  const source = pattern.replace(/[\\^$.+?()[\]{}|]/g, String.raw`\$&`).replaceAll('*', '.*');
  const expression = new RegExp(String.raw`^${source}(\..*)?$`);
  return ({ id, kind }) => expression.test(id) || expression.test(kind);
}
