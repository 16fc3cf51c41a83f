import { expect, test } from 'vitest';
import type { PageData } from '../protocol.ts';
import { appendToHead, codeOf, composePage, composeTranslation, createStyleRules } from './compose.ts';

const SCRIPT = '<script data-load-error="{}" src="/first-script.js">';
const CODE =
  '<script type="module" crossorigin="" src="/entry.js"></script><link rel="modulepreload" crossorigin="" href="/imported.js">';
const shellWith = (head: string, body = '<div id="root"></div>') =>
  `<!DOCTYPE html><html><head>${SCRIPT}</script>${head}</head><body>${body}</body></html>`;
const SHELL = shellWith(`<title>Easel &amp; "Co"</title>${CODE}`);
const DATA = { path: '/b/a', screenCode: ['/screen.js'], translations: '/a.*.html' };

/** The page without the first script's data, and that data. */
function compose(html: string, isOutline = false) {
  const page = composePage(SHELL, { path: '/a', html, isOutline }, DATA);
  const [, json = ''] = / data-page="([^"]*)"/.exec(page) ?? [];
  const data = JSON.parse(json.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as PageData;
  return { page: page.replace(/ data-page="[^"]*"/, ''), data };
}

test('content is in the root, its tags for the head are in the head, and the first script loads the code', () => {
  const { page, data } = compose(
    '<title>A · Easel</title><meta name="description" content="&lt;b>"><p>$& $1</p>',
  );
  expect(page).toBe(
    shellWith(
      '<title>A · Easel</title><meta name="description" content="&lt;b&gt;"><link rel="expect" href="#prerendered-end" blocking="render">',
      '<div id="root" data-prerendered="/a"><p>$&amp; $1</p></div><template id="prerendered-end"></template>',
    ),
  );
  expect(data).toEqual({ ...DATA, brand: 'Easel & "Co"', code: ['/entry.js', '/imported.js'] });
});

test('a page without its own title keeps the title of the shell', () => {
  expect(compose('<p></p>').page).toContain('<title>Easel &amp; "Co"</title>');
});

test('the code of an outline is fetched at once with low priority', () => {
  const { page, data } = compose('<p></p>', true);
  expect(page).toContain('src="/entry.js" fetchpriority="low"');
  expect(page).toContain('href="/imported.js" fetchpriority="low"');
  expect(page).toContain('href="/screen.js" fetchpriority="low"');
  expect(data).toMatchObject({ code: [], screenCode: [] });
});

test.each([
  ['root', shellWith(`<title></title>${CODE}`, ''), '<div id>'],
  ['code', shellWith('<title></title>'), '<script type>'],
  ['first script', SHELL.replace(' data-load-error="{}"', ''), '<script data-load-error>'],
])('a shell without %s is an error', (_, shell, missing) => {
  expect(() => composePage(shell, { path: '/', html: '' }, DATA)).toThrow(`has no ${missing}`);
});

test('a translation names its language and path', () => {
  const page = composeTranslation('de', { path: '/a', html: '<title>Ä</title><p>ä</p>' });
  expect(page).toMatch(/^<!DOCTYPE html><html lang="de"><head>.*<title>Ä<\/title><\/head>/i);
  expect(page).toContain('<div data-prerendered="/a"><p>ä</p></div>');
});

test('tags are added to the head, and code is listed with the entry first', () => {
  expect(appendToHead(shellWith(''), CODE)).toBe(shellWith(CODE));
  expect(codeOf(SHELL)).toEqual(['/entry.js', '/imported.js']);
});

test('styles become rules, equal ones once', () => {
  const styles = createStyleRules();
  expect(styles.extractFrom('<i style="width:1px"></i><b style="content:&quot;a&quot;"></b>')).toBe(
    '<i data-style="0"></i><b data-style="1"></b>',
  );
  expect(styles.extractFrom('<u style="width:1px">style=</u>')).toBe('<u data-style="0">style=</u>');
  expect(styles.text()).toBe('[data-style="0"]{width:1px}\n[data-style="1"]{content:"a"}');
});
