import type { Parameters } from '@storybook/react-vite';
import axe, { type ContextObject, type Result, type RunOptions } from 'axe-core';

/** Throws if axe, with the story's settings, finds a violation on the current page. */
export async function checkAccessibility({ a11y }: Parameters, circumstances: string) {
  const context: ContextObject = a11y?.context ?? document.body;
  const options: RunOptions = { ...a11y?.options, resultTypes: ['violations'] };
  const { violations } = await axe.run(context, options);
  if (violations.length === 0) return;
  const rules = violations.map(explain);
  throw new Error(
    [`axe found ${violations.length} violation(s) in ${circumstances}.`, ...rules].join('\n\n'),
  );
}

export const isChecked = ({ a11y }: Parameters) => !a11y?.disable && a11y?.test !== 'off';

const explain = ({ id, help, helpUrl, nodes }: Result) =>
  [
    `${id}: ${help} (${helpUrl})`,
    ...nodes.flatMap(({ target, html, failureSummary }) => [
      `  ${target.join(' ')}`,
      `    ${html}`,
      `    ${failureSummary?.replaceAll('\n', '\n    ')}`,
    ]),
  ].join('\n');
