import type { Parameters } from '@storybook/react-vite';
import axe, { type ContextObject, type RunOptions } from 'axe-core';
import { explainViolations } from './explain-violations';

/** Runs axe on the current page with the story's settings. Throws if it finds a violation. */
export async function checkAccessibility({ a11y }: Parameters, circumstances: string) {
  const where: ContextObject = a11y?.context ?? document.body;
  const what: RunOptions = { ...a11y?.options, resultTypes: ['violations'] };
  const { violations } = await axe.run(where, what);
  if (violations.length > 0) throw new Error(explainViolations(violations, circumstances));
}

export const isChecked = ({ a11y }: Parameters) => !a11y?.disable && a11y?.test !== 'off';
