import { expect, test } from 'vitest';
import { createManifest } from './manifest.ts';

const manifestIn = (language: string, hasWorker = true) =>
  createManifest({
    hasWorker,
    brand: 'Easel',
    basePath: '/a/b/',
    language,
    colour: 'oklch(1 0 0)',
    texts: {
      description: `description ${language}`,
      shortcuts: { create: `create ${language}`, gallery: `gallery ${language}` },
      screenshots: { generator: `generator ${language}`, gallery: `gallery ${language}` },
    },
  });

test('a manifest has the texts of its language', { tags: ['req:web.installable'] }, () => {
  const { lang, description, shortcuts, screenshots } = manifestIn('de');
  expect([lang, description]).toEqual(['de', 'description de']);
  expect(shortcuts.map(({ name }) => name)).toEqual(['create de', 'gallery de']);
  expect(screenshots.map(({ label }) => label)).toEqual(['generator de', 'gallery de']);
});

test('the manifests of all languages have the same id, start address and scope', () => {
  for (const language of ['en', 'ar']) {
    const { id, start_url, scope, icons, screenshots, shortcuts } = manifestIn(language);
    expect([id, start_url, scope]).toEqual(['/a/b/', '/a/b/', '/a/b/']);
    const files = [...icons, ...screenshots].map(({ src }) => src);
    expect([...files, ...shortcuts.map(({ url }) => url)].every((url) => url.startsWith(scope))).toBe(true);
  }
});

test('there are icons of both sizes for each purpose, and a screenshot for each form factor', () => {
  const { icons, screenshots } = manifestIn('en');
  expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ]);
  expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'wide']);
});

test('text is shared with the generator where a worker answers', { tags: ['req:web.share-target'] }, () => {
  expect(manifestIn('en').share_target).toEqual({
    action: '/a/b/generate',
    method: 'POST',
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'title', text: 'text', url: 'url' },
  });
  expect(manifestIn('en', false)).not.toHaveProperty('share_target');
});
