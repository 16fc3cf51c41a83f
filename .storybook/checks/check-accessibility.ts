import type { Parameters } from '@storybook/react-vite';
import axe, { type ContextObject, type Result, type RunOptions } from 'axe-core';
import { explainViolations } from './explain-violations';

/** Runs axe on the current page with the story's settings. */
export async function findViolations({ a11y }: Parameters): Promise<Result[]> {
  const context: ContextObject = a11y?.context ?? document.body;
  const options: RunOptions = { ...a11y?.options, resultTypes: ['violations'] };
  const { violations } = await axe.run(context, options);
  return violations;
}

/** Throws if axe finds a violation on the current page. */
export async function checkAccessibility(parameters: Parameters, circumstances: string) {
  const violations = await findViolations(parameters);
  if (violations.length > 0) throw new Error(explainViolations(violations, circumstances));
}

export const isChecked = ({ a11y }: Parameters) => !a11y?.disable && a11y?.test !== 'off';
