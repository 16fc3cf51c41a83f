import type { Parameters } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { afterEach } from 'vitest';
import { checkAccessibility, isChecked } from './checks/check-accessibility';
import { checkContent, checkWidth } from './checks/check-page';
import { flipTheme, speakArabic, speakAsBefore, themeOnPage } from './checks/turn-page';
import { findClassConflicts } from './checks/class-conflicts';

declare module 'vitest' {
  interface TestContext {
    /** Set by the Storybook addon in the test that it makes of a story. */
    story?: { parameters: Parameters };
  }
}

// A cold machine builds the painter's worker while a story waits for its first picture.
configure({ asyncUtilTimeout: 5_000 });

/**
 * The addon checks a story in the language and theme it is shown in. Here every story is checked, as its play function
 * left it, in the other theme, and in Arabic in both.
 */
afterEach(async ({ story, task }) => {
  if (!story || task.result?.state === 'fail') return;
  const conflicts = findClassConflicts(document);
  if (conflicts.length > 0) throw new Error(`Classes contradict each other:\n${conflicts.join('\n')}`);

  if (!isChecked(story.parameters)) return;
  const check = (language: string) =>
    checkAccessibility(story.parameters, `${language}, ${themeOnPage()} theme`);
  checkContent();
  try {
    flipTheme();
    await check('English');
    await speakArabic();
    checkContent();
    checkWidth('Arabic');
    await check('Arabic');
    flipTheme();
    await check('Arabic');
  } finally {
    speakAsBefore();
  }
});
