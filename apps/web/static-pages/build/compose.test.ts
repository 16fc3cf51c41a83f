import { expect, test } from 'vitest';
import { codeBeside, codeLast, compose, createStyleRules, tellFirst, titleOf } from './compose.mjs';

const SHELL = '<html><head><title>Easel</title></head><body><div id="root"></div></body></html>';

test('a drawn page lies in the root, and what belongs into the head is there', () => {
  const html = '<title>Pricing · Easel</title><meta name="description" content="&lt;b&gt;"/><div>$& $1</div>';
  const page = compose(SHELL, { path: '/pricing', html, links: ['<link href="/a.css">'] });
  expect(page).toBe(
    '<html><head><title>Pricing · Easel</title><meta name="description" content="&lt;b&gt;"/><link href="/a.css">' +
      '<link rel="expect" href="#drawn" blocking="render"></head>' +
      '<body><div id="root" data-drawn="/pricing"><div>$& $1</div></div><template id="drawn"></template></body></html>',
  );
});

test("a page without a title of its own keeps the shell's", () => {
  expect(compose(SHELL, { path: '/', html: '<div></div>', links: [] })).toContain('<title>Easel</title>');
});

test('code is left to the script of the first paint, the file to run first', () => {
  const module = '<script type="module" crossorigin src="/b/assets/a.js"></script>';
  const shared = '<link rel="modulepreload" crossorigin href="/b/assets/c.js">';
  expect(codeLast(`<script src="/b/first-paint.js"></script>${module}\n  ${shared}<link>`)).toBe(
    '<script data-code="/b/assets/a.js /b/assets/c.js" src="/b/first-paint.js"></script><link>',
  );
  expect(() => codeLast(module)).toThrow(/lost first-paint\.js/);
  expect(() => codeLast('<script src="/b/first-paint.js"></script>')).toThrow(/lost the app/);
});

test('the script of the first paint is told what its page is about', () => {
  const told = tellFirst('<script src="/first-paint.js"></script>', {
    list: '/api/gallery',
    code: undefined,
  });
  expect(told).toBe('<script data-list="/api/gallery" src="/first-paint.js"></script>');
  expect(tellFirst(told, { code: '/a.js' })).toBe(
    '<script data-code="/a.js" data-list="/api/gallery" src="/first-paint.js"></script>',
  );
});

test('what is told may have quotes, as a brand may', () => {
  const title = titleOf('<title>Easel "&amp;" Co</title>');
  expect(tellFirst('<script src="/first-paint.js"></script>', { title })).toBe(
    '<script data-title="Easel &quot;&amp;&quot; Co" src="/first-paint.js"></script>',
  );
});

test('code is fetched at once, behind the styles, where little is drawn', () => {
  expect(
    codeBeside('<script src="/first-paint.js"></script><script type="module" src="/a.js"></script>'),
  ).toBe(
    '<script src="/first-paint.js"></script><script type="module" fetchpriority="low" src="/a.js"></script>',
  );
});

test('a shell without a root is a mistake of the build', () => {
  expect(() => compose('<body></body>', { path: '/', html: '', links: [] })).toThrow(/index\.html has no/);
});

test('styles become rules, the same one once', () => {
  const styles = createStyleRules();
  expect(styles.takeFrom('<i style="width:1px"></i><b style="content:&quot;a&quot;"></b>')).toBe(
    '<i data-style="0"></i><b data-style="1"></b>',
  );
  expect(styles.takeFrom('<u style="width:1px">style=</u>')).toBe('<u data-style="0">style=</u>');
  expect(styles.text()).toBe('[data-style="0"]{width:1px}\n[data-style="1"]{content:"a"}');
});
