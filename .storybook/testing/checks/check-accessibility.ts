import type { Parameters } from '@storybook/react-vite';
import axe, { type ContextObject, type Result, type RunOptions } from 'axe-core';

/** axe's tags of rules that judge colours, texts and the room that these need: what a theme and a language change. */
const LOOKS_AND_TEXTS = [
  'cat.color',
  'cat.language',
  'cat.text-alternatives',
  'cat.name-role-value',
  'cat.forms',
  'cat.sensory-and-visual-cues',
  'cat.keyboard',
];

// Otherwise each element that a rule looks at is serialised.
axe.configure({ noHtml: true });

/**
 * Throws if axe, with the story's settings, finds a violation on the current page.
 * @param kind which of the story's rules: all, or those whose outcome depends on the theme and the language
 */
export async function checkAccessibility(
  { a11y }: Parameters,
  circumstances: string,
  kind: 'all' | 'looks and texts' = 'all',
) {
  const context: ContextObject = a11y?.context ?? document.body;
  const options: RunOptions = { ...a11y?.options, resultTypes: ['violations'], elementRef: true };
  if (kind === 'looks and texts') {
    const rules = axe.getRules(a11y?.options?.runOnly);
    // By name axe also runs the rules that it leaves out by tag.
    const values = rules.filter(
      ({ tags }) =>
        tags.some((tag) => LOOKS_AND_TEXTS.includes(tag)) &&
        !tags.includes('experimental') &&
        !tags.includes('deprecated'),
    );
    options.runOnly = { type: 'rule', values: values.map(({ ruleId }) => ruleId) };
  }
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
    ...nodes.flatMap(({ target, element, failureSummary }) => [
      `  ${target.join(' ')}`,
      `    ${element?.outerHTML.slice(0, 300)}`,
      `    ${failureSummary?.replaceAll('\n', '\n    ')}`,
    ]),
  ].join('\n');
