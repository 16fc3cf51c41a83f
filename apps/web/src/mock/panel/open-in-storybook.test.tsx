// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost/gallery?fault=F01&tab=community" }
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { themeStore } from '../../theme/theme';
import { OpenInStorybook } from './open-in-storybook';

afterEach(() => {
  document.documentElement.lang = '';
  themeStore.set('system');
  history.replaceState(null, '', '/gallery');
});

const linkAt = (path: string) => {
  history.replaceState(null, '', path);
  return renderToStaticMarkup(<OpenInStorybook />);
};

test('the link opens the story of the screen, in its language and theme', () => {
  document.documentElement.lang = 'ar';
  themeStore.set('dark');
  expect(linkAt('/gallery?tab=community')).toContain(
    'href="http://localhost:6006/?path=/story/screens-gallery--my-creations&amp;globals=theme:dark;locale:ar"',
  );
});

test('a path without a screen has the story of the page that is not found', () => {
  expect(linkAt('/nowhere')).toContain('path=/story/screens-notfound--shown&');
});
