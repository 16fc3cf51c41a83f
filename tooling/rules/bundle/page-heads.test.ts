import { expect, test } from 'vitest';
import { findHeadMistakes } from './page-heads.ts';

const SITE = 'https://studio.example/a/';
const FILES = ['artwork/share.jpg', 'artwork/icon.png', 'manifest.en.webmanifest'];

const address = (path: string, picture = `${SITE}artwork/share.jpg`) =>
  `<link rel="canonical" href="${SITE}${path}"><meta property="og:url" content="${SITE}${path}"><meta property="og:image" content="${picture}">`;
const page = (tags: string, title = 'Prices') =>
  `<html><head><script data-page="{}"></script><title>Prices</title><meta name="description" content="Costs"><meta property="og:title" content="${title}"><meta property="og:description" content="Costs">${tags}</head><body><svg><title>Icon</title></svg></body></html>`;
const manifest = (src: string) => JSON.stringify({ icons: [{ src }], screenshots: [] });
const sitemap = (...paths: string[]) => paths.map((path) => `<loc>${SITE}${path}</loc>`).join('');

test('a site with an origin passes, and so does one without', () => {
  const site = {
    'index.html': page(address('')),
    'pricing.html': page(address('pricing')),
    'app.html': '<title>Easel</title>',
    'sitemap.xml': sitemap('', 'pricing'),
    'robots.txt': `Sitemap: ${SITE}sitemap.xml`,
    'manifest.en.webmanifest': manifest('/a/artwork/icon.png'),
  };
  expect(findHeadMistakes(site, FILES)).toEqual([]);
  expect(findHeadMistakes({ 'index.html': page(''), 'robots.txt': 'Allow: /' }, FILES)).toEqual([]);
});

test.each([
  ['another title', { 'index.html': page('', 'Costs') }, 'another title'],
  [
    'a picture alone',
    { 'index.html': page(`<meta property="og:image" content="${SITE}artwork/share.jpg">`) },
    'og:image alone',
  ],
  [
    'a picture that is missing',
    { 'index.html': page(address('', `${SITE}gone.jpg`)), 'sitemap.xml': sitemap('') },
    'does not exist',
  ],
  [
    'a relative picture',
    { 'index.html': page(address('', '/artwork/share.jpg')), 'sitemap.xml': sitemap('') },
    'relative og:image',
  ],
  [
    'an address of two pages',
    { 'index.html': page(address('')), 'b.html': page(address('')), 'sitemap.xml': sitemap('') },
    'same canonical',
  ],
  [
    'an address of no page',
    { 'index.html': page(address('')), 'sitemap.xml': sitemap('', 'gone') },
    'canonical address of no page',
  ],
  ['addresses without a sitemap', { 'index.html': page(address('')) }, 'lists none'],
  [
    'a robots.txt without the sitemap',
    { 'index.html': page(address('')), 'sitemap.xml': sitemap(''), 'robots.txt': 'Allow: /' },
    'robots.txt',
  ],
  [
    'a manifest that is missing',
    { 'index.html': page('<link rel="manifest" href="/a/manifest.de.webmanifest">') },
    'does not exist',
  ],
  [
    'an icon that is missing',
    { 'index.html': page(''), 'manifest.en.webmanifest': manifest('/a/gone.png') },
    'picture that does not exist',
  ],
  ['no page', { 'app.html': '<title>Easel</title>' }, 'No prerendered page'],
])('%s is reported', (_, site, sentence) => {
  expect(findHeadMistakes(site, FILES)).toEqual([expect.stringContaining(sentence)]);
});
