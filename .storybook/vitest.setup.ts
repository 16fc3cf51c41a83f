import type { Parameters } from '@storybook/react-vite';
import axe, { type ContextObject, type RunOptions } from 'axe-core';
import { configure } from 'storybook/test';
import { afterEach } from 'vitest';
import { findClassConflicts } from './class-conflicts';
import { explainViolations } from './explain-violations';

declare module 'vitest' {
  interface TestContext {
    /** Set by the Storybook addon in the test that it makes of a story. */
    story?: { parameters: Parameters };
  }
}

// A cold machine builds the painter's worker while a story waits for its first picture.
configure({ asyncUtilTimeout: 5_000 });

/** The addon checks a story in the theme it is shown in. Here every story is checked in the other one as well. */
afterEach(async ({ story, task }) => {
  if (!story || task.result?.state === 'fail') return;
  const conflicts = findClassConflicts(document);
  if (conflicts.length > 0) throw new Error(`Classes contradict each other:\n${conflicts.join('\n')}`);

  const { disable, test, options, context } = story.parameters.a11y ?? {};
  if (disable || test === 'off') return;

  const other = document.documentElement.classList.contains('dark') ? 'light' : 'dark';
  flipTheme();
  try {
    const where: ContextObject = context ?? document.body;
    const what: RunOptions = { ...options, resultTypes: ['violations'] };
    const { violations } = await axe.run(where, what);
    if (violations.length > 0) throw new Error(explainViolations(violations, other));
  } finally {
    flipTheme();
  }
});

function flipTheme() {
  const { classList } = document.documentElement;
  const dark = classList.toggle('dark');
  classList.toggle('light', !dark);
}
