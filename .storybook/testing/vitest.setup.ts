import { LANGUAGES } from '@product/domain';
import type { Parameters } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { afterEach, beforeEach, inject } from 'vitest';
import { WAIT_MS } from '@tooling/gate/time-limits.ts';
import { checkAccessibility, isChecked } from './checks/check-accessibility';
import { checkContent, checkWidth } from './checks/check-page';
import { checkModes } from './checks/check-modes';
import { changeLanguage, flipTheme, resetLanguage, themeOnPage } from './checks/theme-and-language';
import { findClassConflicts } from './checks/class-conflicts';
import { findInheritedColours } from './checks/inherited-colours';
import { findNarrowFaults } from './checks/narrow-columns';
import { findStrays } from './checks/positioned';
import './pictures/still.css';
import { watchLiveRegions } from './pictures/accessibility-tree';
import { takePictures } from './pictures/take-pictures';
import { watchRequests } from './pictures/wait-for-quiet';
import { watchTranslation } from './watch-translation';
import type { PicturesOfRun } from '@tooling/pictures/run-kind.ts';

declare module 'vitest' {
  interface TestContext {
    /** Set by the Storybook addon in the test of a story. */
    story?: { id: string; parameters: Parameters };
  }
}

configure({
  asyncUtilTimeout: WAIT_MS,
  // A wait fails many times before it succeeds, and by default each failure serialises the whole page.
  getElementError: (message) => new Error(message ?? 'What the story looks for is not there.'),
});

beforeEach(async ({ task }) => {
  if (task.file.filepath.includes('/apps/web/')) await import('./every-part');
});

const pictures: PicturesOfRun = inject('pictures');
const picturedFiles = inject('picturedFiles');
if (pictures === 'alone' || picturedFiles.length > 0) {
  watchRequests();
  watchLiveRegions();
}

if (inject('translated')) watchTranslation();

const hasPictures = (file: string) =>
  pictures === 'alone' || picturedFiles.some((selected) => file.endsWith(`/${selected}`));

/** Components and pieces. Screens, and the bar of the page, follow the window. */
const isInColumns = (id: string) => /^(components|pieces(?!-shell-header)|studio)-/.test(id);

/** Checks the decorator's `main`. */
async function checkNarrowColumns(circumstances: string) {
  const column = document.querySelector('main');
  const strays = column ? findStrays(column) : [];
  if (strays.length > 0) throw new Error(`Positioned outside of the piece:\n${strays.join('\n')}`);
  const faults = column ? await findNarrowFaults(column, circumstances) : [];
  if (faults.length > 0) throw new Error(`In a narrow column:\n${faults.join('\n')}`);
}

const axeLanguages = inject('axeLanguages');
const languages = axeLanguages === 'all' ? LANGUAGES : axeLanguages.split(',').filter(Boolean);

/** Checks a story by every rule in `languages` and in both themes. */
async function checkEveryLanguage(parameters: Parameters) {
  for (const language of languages) {
    await changeLanguage(language);
    for (let theme = 0; theme < 2; theme++) {
      flipTheme();
      checkContent();
      if (isChecked(parameters)) await checkAccessibility(parameters, `${language}, ${themeOnPage()} theme`);
    }
  }
  resetLanguage();
}

/**
 * Checks every story in the state that its play function left: in the language and theme in which it is shown, and then
 * with both of them changed, by the rules that these can break; `npm run test:axe` runs every rule in all languages. The other
 * two combinations follow: a theme changes only the values of colours (tooling/rules/source enforces it), and both
 * languages and both themes have been checked. Pictures are taken of the same two states.
 */
afterEach(async ({ story, task }) => {
  if (!story || task.result?.state === 'fail') return;
  if (languages.length > 0) return checkEveryLanguage(story.parameters);
  checkModes(story);
  const conflicts = findClassConflicts(document);
  if (conflicts.length > 0) throw new Error(`Classes contradict each other:\n${conflicts.join('\n')}`);
  const withoutColour = findInheritedColours(document);
  if (withoutColour.length > 0) throw new Error(`Text has the page's colour:\n${withoutColour.join('\n')}`);

  const takesPictures = hasPictures(task.file.filepath);
  if (takesPictures) await takePictures(story, 'light');
  const checksPage = isChecked(story.parameters) && pictures !== 'alone';
  if (checksPage) {
    checkContent();
    await checkAccessibility(story.parameters, `English, ${themeOnPage()} theme`);
    if (isInColumns(story.id)) await checkNarrowColumns('English');
  }
  flipTheme();
  try {
    if (checksPage && isInColumns(story.id)) {
      await changeLanguage('de');
      await checkNarrowColumns('German');
    }
    await changeLanguage('ar');
    if (checksPage) {
      checkContent();
      checkWidth('Arabic');
      if (isInColumns(story.id)) await checkNarrowColumns('Arabic');
      await checkAccessibility(story.parameters, `Arabic, ${themeOnPage()} theme`, 'looks and texts');
    }
    if (takesPictures) await takePictures(story, 'dark');
  } finally {
    resetLanguage();
  }
});
