import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readStoryFiles } from '../csf/read-story-files';

const page = readFileSync(new URL('start-here.mdx', import.meta.url), 'utf8');
const files = readStoryFiles('{.storybook,{packages,apps}/*/src}/**/*.stories.tsx');
const stories = new Set(files.flatMap(({ csf }) => Object.values(csf._stories).map(({ id }) => id)));
const links = [...page.matchAll(/\(\?path=\/(?:docs|story)\/([^)]+)\)/g)].map(([, id = '']) => id);

test('Start here links to existing stories and docs pages', () => {
  expect(links.length).toBeGreaterThan(5);
  const pages = new Set([...stories].map((id) => id.replace(/--.*/, '--docs')));
  const exists = (id: string) => stories.has(id) || pages.has(id);
  expect(links.filter((id) => !exists(id))).toEqual([]);
});
