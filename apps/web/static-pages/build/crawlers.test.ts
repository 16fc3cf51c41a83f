import { expect, test } from 'vitest';
import { crawlerFiles } from './crawlers.ts';

const addresses = (sitemap = '') => [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

test(
  'a sitemap lists the pages with content for visitors, by the origin, and robots.txt names it',
  { tags: ['req:web.crawlers'] },
  () => {
    const files = crawlerFiles('https://studio.example/', '/');
    expect(addresses(files['sitemap.xml'])).toEqual([
      'https://studio.example/',
      'https://studio.example/pricing',
      'https://studio.example/gallery',
      'https://studio.example/auth',
      'https://studio.example/legal/privacy',
      'https://studio.example/legal/terms',
    ]);
    expect(files['robots.txt']).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://studio.example/sitemap.xml\n',
    );
  },
);

test('without an origin there is no sitemap', () => {
  expect(crawlerFiles(undefined, '/')).toEqual({ 'robots.txt': 'User-agent: *\nAllow: /\n' });
});

test('in a folder there is no robots.txt, which no crawler would read', () => {
  const files = crawlerFiles('https://studio.example/a/', '/a/');
  expect(Object.keys(files)).toEqual(['sitemap.xml']);
  expect(addresses(files['sitemap.xml'])).toContain('https://studio.example/a/pricing');
});
