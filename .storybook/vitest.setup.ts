import type { Parameters } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { afterEach, beforeEach } from 'vitest';
import { checkAccessibility, checkColours, isChecked } from './checks/check-accessibility';
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
configure({ asyncUtilTimeout: 10_000 });

const screens = import.meta.glob('../apps/web/src/screens/*/*.screen.tsx');

/** A screen is a chunk of its own. A cold machine takes seconds to make it, which a story's patience is not for. */
async function everyScreenReady() {
  await Promise.all(Object.values(screens).map((load) => load()));
}

beforeEach(async ({ task }) => {
  if (task.file.filepath.includes('/apps/web/')) await everyScreenReady();
}, 60_000);

/**
 * The addon checks a story in the language and theme it is shown in. Here every story is checked, as its play function
 * left it, in the other theme too, and there in Arabic. What Arabic would look like in the first theme follows: its
 * texts and directions have been seen, and so have the theme's colours.
 */
afterEach(async ({ story, task }) => {
  if (!story || task.result?.state === 'fail') return;
  const conflicts = findClassConflicts(document);
  if (conflicts.length > 0) throw new Error(`Classes contradict each other:\n${conflicts.join('\n')}`);

  if (!isChecked(story.parameters)) return;
  checkContent();
  flipTheme();
  try {
    await checkColours(story.parameters, `English, ${themeOnPage()} theme`);
    await speakArabic();
    checkContent();
    checkWidth('Arabic');
    await checkAccessibility(story.parameters, `Arabic, ${themeOnPage()} theme`);
  } finally {
    speakAsBefore();
    flipTheme();
  }
});
