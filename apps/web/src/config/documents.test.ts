import { expect, test } from 'vitest';
import { BRAND, SETTINGS } from './settings';

const texts = import.meta.glob<string>(
  ['../../.env.example', '../../../../README.md', '../../../../docs/guides/deploy.md'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const transcripts = import.meta.glob<string>('../../../../docs/screen-reader/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const read = (name: string) => Object.entries(texts).find(([file]) => file.endsWith(name))?.[1] ?? '';
const settings = Object.values(SETTINGS).map(({ variable, fallback }) => [variable, fallback]);

test('.env.example lists every setting with its default, and has comments', () => {
  const lines = read('.env.example').split('\n');
  const listed = lines.filter((line) => /^\w/.test(line)).map((line) => line.split(/=(.*)/).slice(0, 2));
  expect(listed).toEqual(settings);
  expect(lines.filter((line) => line.startsWith('# ')).length).toBeGreaterThan(settings.length / 2);
});

test('the table of docs/guides/deploy.md has every setting with its default', () => {
  const rows = [...read('deploy.md').matchAll(/^\| `(VITE_\w+)` +\|[^|]+\| (.+?) +\|$/gm)];
  // The table describes an empty default in words.
  const listed = rows.map(([, variable, text]) => [variable, /^`(.*)`$/.exec(text ?? '')?.[1] ?? '']);
  expect(listed).toEqual(settings);
});

test('the guides name only settings that exist', () => {
  const named = Object.values(texts).flatMap((text) => text.match(/\bVITE_[A-Z_]*[A-Z]/g) ?? []);
  expect(named).toContain('VITE_MEDIA_ORIGINS');
  expect([...new Set(named)].filter((name) => !settings.some(([variable]) => variable === name))).toEqual([]);
});

test('README.md begins with BRAND', () => {
  expect(read('README.md').split('\n')[0]).toBe(`# ${BRAND}`);
});

test('docs/screen-reader has the titles of pages with BRAND: `npm run transcripts` writes them', () => {
  const headings = Object.entries(transcripts).flatMap(([, text]) => text.match(/^## .+ · .+/gm) ?? []);
  expect(headings.filter((heading) => !heading.endsWith(BRAND))).toEqual([]);
  expect(headings.length).toBeGreaterThan(10);
});
