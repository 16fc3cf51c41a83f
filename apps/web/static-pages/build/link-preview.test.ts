import { expect, test } from 'vitest';
import { attributeOf, elementsOf } from './html.ts';
import { addLinkPreview } from './link-preview.ts';
import { parseFragment } from 'parse5';

const RENDERED =
  '<title>Prices &amp; packs · Easel</title><meta name="description" content="What &quot;it&quot; costs"><p>Prices</p>';
const SITE = { brand: 'Easel', pictureText: 'A ship <at> sea', siteUrl: 'https://studio.example/a/' };

function preview(html: string, siteUrl: string | undefined = SITE.siteUrl) {
  const tags = [...elementsOf(parseFragment(addLinkPreview('/pricing', html, { ...SITE, siteUrl })))];
  const named = tags.flatMap((tag) => {
    const name = attributeOf(tag, 'property') ?? attributeOf(tag, 'name') ?? attributeOf(tag, 'rel');
    return name ? [[name, attributeOf(tag, 'content') ?? attributeOf(tag, 'href')]] : [];
  });
  return Object.fromEntries(named) as Record<string, string>;
}

test('a preview has the title and description of its page, and the address and picture by the origin', () => {
  expect(preview(RENDERED)).toEqual({
    description: 'What "it" costs',
    'og:type': 'website',
    'og:site_name': 'Easel',
    'og:title': 'Prices & packs · Easel',
    'og:description': 'What "it" costs',
    'og:url': 'https://studio.example/a/pricing',
    'og:image': 'https://studio.example/a/artwork/share.jpg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'A ship <at> sea',
    'twitter:card': 'summary_large_image',
    canonical: 'https://studio.example/a/pricing',
  });
});

test('without an origin there is neither an address nor a picture', () => {
  const { canonical, ...tags } = preview(RENDERED, '');
  expect(canonical).toBeUndefined();
  expect(tags['twitter:card']).toBe('summary');
  expect(Object.keys(tags).filter((name) => /url|image/.test(name))).toEqual([]);
});

test('the preview of a page without title and description has the brand as its title', () => {
  const tags = preview('<p>Prices</p><svg><title>Not the title of the page</title></svg>');
  expect(tags['og:title']).toBe('Easel');
  expect(tags).not.toHaveProperty('og:description');
});

test('the rendered content is unchanged', () => {
  expect(addLinkPreview('/pricing', RENDERED, SITE)).toMatch(RENDERED);
});
