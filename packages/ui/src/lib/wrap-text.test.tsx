// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from '../components/button';
import { SegmentedControl, SegmentedControlItem } from '../components/segmented-control';
import { wrapText } from './wrap-text';

const markup = (children: ReactNode) => renderToStaticMarkup(wrapText(children));

test.each<[string, ReactNode, string]>([
  ['a text', 'Save', '<span>Save</span>'],
  ['a number', 0, '<span>0</span>'],
  ['adjacent texts', ['Generate', ' ', 2, ' images'], '<span>Generate 2 images</span>'],
  ['texts around an element', ['a', <i key="i" />, 'b'], '<span>a</span><i></i><span>b</span>'],
  ['white space', [<i key="i" />, ' ', <b key="b" />], '<i></i> <b></b>'],
  ['an element', <i key="i" />, '<i></i>'],
  ['nothing', [null, false, undefined], ''],
])('%s', (_, children, expected) => expect(markup(children)).toBe(expected));

/** Does once what a translating browser does to the text nodes of an element. */
function translate(element: Element) {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (texts.nextNode()) nodes.push(texts.currentNode);
  for (const node of nodes) {
    const font = document.createElement('font');
    font.textContent = `«${node.textContent}»`;
    node.parentNode?.replaceChild(font, node);
  }
}

test.each<[string, ReactNode, ReactNode, string]>([
  ['a spinner comes', <Button>Save</Button>, <Button loading>Save</Button>, '«Save»'],
  ['a spinner goes', <Button loading>Save</Button>, <Button>Save</Button>, '«Save»'],
  ['the text changes', <Button>Save</Button>, <Button loading>Saving...</Button>, 'Saving...'],
  ['a number changes', <Button>Images: {1}</Button>, <Button>Images: {2}</Button>, 'Images: 2'],
  [
    'a link begins to load',
    <Button asChild>
      <a href="#a">Open</a>
    </Button>,
    <Button asChild loading>
      <a href="#a">Open</a>
    </Button>,
    '«Open»',
  ],
  ['a lock comes', choice(false), choice(true), '«HD»'],
])('in a translated page %s', (_, before, after, shown) => {
  const host = document.createElement('div');
  const root = createRoot(host);
  flushSync(() => root.render(before));
  translate(host);
  flushSync(() => root.render(after));
  expect(host.textContent).toBe(shown);
  flushSync(() => root.unmount());
});

function choice(locked: boolean) {
  return (
    <SegmentedControl aria-label="Quality">
      <SegmentedControlItem value="hd" locked={locked}>
        HD
      </SegmentedControlItem>
    </SegmentedControl>
  );
}
