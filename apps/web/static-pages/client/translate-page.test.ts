// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { translateDrawing, type Translation } from './translate-page';

const ENGLISH = '<div data-drawn="/"><p title="a">Write to <a>us</a>.</p><b>token</b></div>';
const GERMAN: Translation = {
  title: 'Preise',
  size: 3,
  changes: [
    [0, [0, ' schreiben'], { title: null, lang: 'de' }],
    [2, ['Token'], 0],
  ],
};

beforeEach(() => {
  document.body.innerHTML = ENGLISH;
  document.title = 'Pricing';
  vi.stubGlobal('fetch', async () => Response.json(GERMAN));
});
afterEach(() => vi.unstubAllGlobals());

const isWhole = () => document.dispatchEvent(new Event('readystatechange'));

test('the drawing says something else, with the same elements', async () => {
  const link = document.querySelector('a');
  const translated = translateDrawing('/de.json');
  isWhole();
  await translated;
  expect(document.body.innerHTML).toBe(
    '<div data-drawn="/"><p lang="de"><a>us</a> schreiben</p><b>Token</b></div>',
  );
  expect(document.querySelector('a')).toBe(link);
  expect(document.title).toBe('Preise');
});

test('what is no longer the drawing is left as it is', async () => {
  document.querySelector('p')!.append(document.createElement('i'));
  const before = document.body.innerHTML;
  const translated = translateDrawing('/de.json');
  isWhole();
  await expect(translated).rejects.toThrow('another drawing');
  expect(document.body.innerHTML).toBe(before);
});

test('the app is not written over', async () => {
  const translated = translateDrawing('/de.json');
  window.dispatchEvent(new Event('take-over'));
  isWhole();
  await expect(translated).rejects.toThrow('The app is here');
  expect(document.body.innerHTML).toBe(ENGLISH);
});
