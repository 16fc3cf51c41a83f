import type { Parameters } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { afterEach, beforeEach } from 'vitest';
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

configure({
  // A cold machine builds the painter's worker while a story waits for its first picture.
  asyncUtilTimeout: 10_000,
  // A wait fails many times before it succeeds. Each time the whole page would be written out.
  getElementError: (message) => new Error(message ?? 'What the story looks for is not there.'),
});

const screens = import.meta.glob('../apps/web/src/screens/*/*.screen.tsx');

/** A screen is a chunk of its own. A cold machine takes seconds to make it, which a story's patience is not for. */
async function everyScreenReady() {
  await Promise.all(Object.values(screens).map((load) => load()));
}

beforeEach(async ({ task }) => {
  if (task.file.filepath.includes('/apps/web/')) await everyScreenReady();
}, 60_000);

/**
 * The addon checks a story in the language and theme it is shown in. Here every story is checked again, as its play
 * function left it, with both of them changed. The other two of the four follow: a theme is the values of colours and
 * nothing else (scripts/lib/source-rules holds it to that), and both languages and both themes have been seen.
 */
afterEach(async ({ story, task }) => {
  if (!story || task.result?.state === 'fail') return;
  const conflicts = findClassConflicts(document);
  if (conflicts.length > 0) throw new Error(`Classes contradict each other:\n${conflicts.join('\n')}`);

  if (!isChecked(story.parameters)) return;
  checkContent();
  flipTheme();
  try {
    await speakArabic();
    checkContent();
    checkWidth('Arabic');
    await checkAccessibility(story.parameters, `Arabic, ${themeOnPage()} theme`);
  } finally {
    speakAsBefore();
    flipTheme();
  }
});
