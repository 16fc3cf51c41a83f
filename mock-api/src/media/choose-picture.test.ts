import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ASPECT_RATIOS, STYLES } from '@product/domain';
import { expect, test } from 'vitest';
import { seedPictures } from '../seed/pictures';
import { choosePicture } from './choose-picture';
import { picturesOf } from './pictures';
import { SUBJECTS } from './subjects';

const FOLDER = join(import.meta.dirname, 'pictures');
const PROMPTS = Array.from({ length: 60 }, (_, index) => `Something without a match, ${index}`);
const choose = (prompt: string, style: (typeof STYLES)[number] = 'sketch') =>
  choosePicture({ prompt, style, aspectRatio: '1:1' }).file;

test('every picture has its file, every file its picture, and all of them are at most 6 MB', () => {
  const files = readdirSync(FOLDER).sort();
  expect(STYLES.flatMap((style) => picturesOf(style).map(({ file }) => file)).sort()).toEqual(files);
  const bytes = files.map((file) => statSync(join(FOLDER, file)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(6_000_000);
});

test.each(STYLES)('%s has at least six pictures, and prompts get all of its subjects', (style) => {
  expect(picturesOf(style).length).toBeGreaterThanOrEqual(6);
  for (const subject of SUBJECTS[style]) {
    expect(choosePicture({ prompt: `A ${subject[0]}`, style, aspectRatio: '1:1' }).text).toBeTruthy();
  }
  expect(new Set(PROMPTS.map((prompt) => choose(prompt, style))).size).toBeGreaterThanOrEqual(6);
});

test('words of a prompt select the subject and the picture', () => {
  expect(choose('Boats in the harbour')).toMatch(/harbour/);
  expect(choose('A pink castle', 'fantasy')).toBe('fantasy-floating-castle-pink-clouds.webp');
  expect(choose('A castle in teal light', 'fantasy')).toMatch(/teal|moon/);
});

test('the same request has the same picture', () => {
  for (const prompt of PROMPTS) expect(choose(prompt)).toBe(choose(prompt));
});

test("a seeded picture's own prompt gets that picture", () => {
  for (const { file, prompt, style } of seedPictures) {
    const found = choosePicture({ prompt, style, aspectRatio: '16:9' }).file;
    expect(found).toBe(`${file}.jpg`);
  }
});

const shape = (ratio: string) => {
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  return Math.sign(across - down);
};

test.each(ASPECT_RATIOS)('no picture for %s is cropped from wide to tall or the other way', (aspectRatio) => {
  for (const prompt of PROMPTS) {
    const chosen = choosePicture({ prompt, style: 'sketch', aspectRatio });
    expect(Math.abs(shape(chosen.aspectRatio) - shape(aspectRatio))).toBeLessThan(2);
  }
});
