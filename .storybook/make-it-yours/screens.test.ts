import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readStoryFiles } from '../csf/read-story-files';
import { SCREENS } from './screen-stories';

const FOLDER = 'apps/web/src/screens';
/** They open over any screen. */
const NO_SCREENS = ['commands'];

const idsIn = (folder: string) =>
  readStoryFiles(`${FOLDER}/${folder}/*.stories.tsx`).flatMap(({ csf }) => csf.stories.map(({ id }) => id));

test('each screen has a story on the page, and each story of the page exists', () => {
  const folders = readdirSync(join(import.meta.dirname, '../..', FOLDER)).filter(
    (name) => !NO_SCREENS.includes(name),
  );
  const shown = Object.keys(SCREENS);
  const idsOf = new Map(folders.map((folder) => [folder, idsIn(folder)]));
  expect(folders.filter((folder) => !idsOf.get(folder)?.some((id) => shown.includes(id)))).toEqual([]);
  const known = [...idsOf.values()].flat();
  expect(shown.filter((id) => !known.includes(id))).toEqual([]);
});
