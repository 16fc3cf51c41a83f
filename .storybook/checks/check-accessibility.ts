import type { Parameters } from '@storybook/react-vite';
import axe, { type ContextObject, type RunOptions } from 'axe-core';
import { explainViolations } from './explain-violations';

/**
 * What can be wrong in one theme and right in the other: a theme is the values of colours and nothing else
 * (scripts/lib/source-rules holds it to that).
 */
const ON_COLOURS: RunOptions['runOnly'] = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
};

/** Fails with what axe finds in the page as it is now, by the story's own settings. */
export const checkAccessibility = (parameters: Parameters, circumstances: string) =>
  check(parameters, circumstances);

/** The same with the rules on colours only: enough where the page has been checked in the other theme. */
export const checkColours = (parameters: Parameters, circumstances: string) =>
  check(parameters, circumstances, { runOnly: ON_COLOURS });

async function check({ a11y }: Parameters, circumstances: string, only?: RunOptions) {
  const where: ContextObject = a11y?.context ?? document.body;
  const what: RunOptions = { ...a11y?.options, ...only, resultTypes: ['violations'] };
  const { violations } = await axe.run(where, what);
  if (violations.length > 0) throw new Error(explainViolations(violations, circumstances));
}

/** Whether the story is checked at all. */
export const isChecked = ({ a11y }: Parameters) => !a11y?.disable && a11y?.test !== 'off';
