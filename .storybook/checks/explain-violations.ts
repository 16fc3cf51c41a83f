import type { Result } from 'axe-core';

export function explainViolations(violations: Result[], circumstances: string): string {
  const rules = violations.map(({ id, help, helpUrl, nodes }) =>
    [
      `${id}: ${help} (${helpUrl})`,
      ...nodes.map(({ target, html, failureSummary }) =>
        [`  ${target.join(' ')}`, `    ${html}`, `    ${failureSummary?.replaceAll('\n', '\n    ')}`].join(
          '\n',
        ),
      ),
    ].join('\n'),
  );
  return [`axe found ${violations.length} violation(s) in ${circumstances}.`, ...rules].join('\n\n');
}
