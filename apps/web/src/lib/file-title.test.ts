import { expect, test } from 'vitest';
import { createFileNames, toFileTitle } from './file-title';

test.each([
  ['Night rain', 'Night rain'],
  ['मानसून की बारिश', 'मानसून की बारिश'],
  ['مطر الليل', 'مطر الليل'],
  ['雨夜', '雨夜'],
  ['A 👩‍🎨 at work', 'A 👩‍🎨 at work'],
  ['../../etc/passwd', 'etc-passwd'],
  ['C:\\Windows\\cat', 'C--Windows-cat'],
  ['AC/DC: live | 1980', 'AC-DC- live - 1980'],
  ['Why? "Because" <3 *', 'Why Because 3'],
  ['  two\nlines\tand  spaces  ', 'two lines and spaces'],
  ['photo\u202egpj.exe', 'photogpj.exe'],
  ['\u2066isolated\u2069', 'isolated'],
  ['nul\u0000byte', 'nulbyte'],
  ['CON', '_CON'],
  ['lpt1.txt', '_lpt1.txt'],
  ['nul .txt', '_nul .txt'],
  ['conin$', '_conin$'],
  ['Contour', 'Contour'],
  ['.hidden', 'hidden'],
  ['-rf', 'rf'],
  ['ends with dots...', 'ends with dots'],
  ['\ud83d', ''],
  ['???', ''],
  ['', ''],
])('the title %j names the file %j', (title, name) => {
  expect(toFileTitle(title)).toBe(name);
});

test('a long title is cut between characters, to what every file system takes', () => {
  for (const character of ['a', 'क्षि', '雨', '👩‍🎨']) {
    const title = toFileTitle(character.repeat(120));
    expect(new TextEncoder().encode(title).length).toBeLessThanOrEqual(180);
    expect(title.length % character.length).toBe(0);
    expect(title.length).toBeGreaterThan(30);
  }
});

test('files of one title are numbered, also in another case', () => {
  const nameFile = createFileNames();
  expect(['Sea', 'sea', 'Sea', 'Sea (2)'].map((title) => nameFile(title, 'jpg'))).toEqual([
    'Sea.jpg',
    'sea (2).jpg',
    'Sea (3).jpg',
    'Sea (2) (2).jpg',
  ]);
  expect(nameFile('Sea', 'mp4')).toBe('Sea.mp4');
});
