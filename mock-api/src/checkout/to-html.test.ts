// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { toDom } from './to-dom';
import { toDocument, toHtml } from './to-html';
import { h, type Tree } from './tree';

const tree: Tree = h(
  'form',
  { class: 'a "b" & <c>', hidden: false, title: undefined },
  h('input', { type: 'radio', checked: true, value: `it's` }),
  false,
  h('p', {}, '<script>alert("&")</script>', undefined, h('b', {}, 'bold')),
);

test('the HTML of a tree is escaped, and absent children are omitted', () => {
  expect(toHtml(tree)).toBe(
    '<form class="a &quot;b&quot; &amp; &lt;c&gt;"><input type="radio" checked value="it&#39;s">' +
      '<p>&lt;script&gt;alert(&quot;&amp;&quot;)&lt;/script&gt;<b>bold</b></p></form>',
  );
});

test('the HTML and the DOM of a tree are equal', () => {
  const read = document.createElement('div');
  read.innerHTML = toHtml(tree);
  const made = toDom(tree);
  expect(read.firstChild?.isEqualNode(made)).toBe(true);
  expect(document.createElement('div').appendChild(made).textContent).toBe('<script>alert("&")</script>bold');
});

test('the title of a document is escaped', () => {
  const html = toDocument({ title: '</title><script>', body: [tree] }, 'p { color: red }');
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;</title>');
  expect(html).toContain('<style>p { color: red }</style>');
});
