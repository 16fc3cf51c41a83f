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

test.each([
  {
    what: 'a spinner comes',
    before: <Button>Save</Button>,
    after: <Button loading>Save</Button>,
    shown: '«Save»',
  },
  {
    what: 'a spinner goes',
    before: <Button loading>Save</Button>,
    after: <Button>Save</Button>,
    shown: '«Save»',
  },
  {
    what: 'the text changes',
    before: <Button>Save</Button>,
    after: <Button loading>Saving...</Button>,
    shown: 'Saving...',
  },
  {
    what: 'a number changes',
    before: <Button>Images: {1}</Button>,
    after: <Button>Images: {2}</Button>,
    shown: 'Images: 2',
  },
  { what: 'a link begins to load', before: link(false), after: link(true), shown: '«Open»' },
  { what: 'a lock comes', before: choice(false), after: choice(true), shown: '«HD»' },
])('in a translated page $what', ({ before, after, shown }) => {
  const host = document.createElement('div');
  const root = createRoot(host);
  flushSync(() => root.render(before));
  translate(host);
  flushSync(() => root.render(after));
  expect(host.textContent).toBe(shown);
  flushSync(() => root.unmount());
});

function link(loading: boolean) {
  return (
    <Button asChild loading={loading}>
      <a href="#a">Open</a>
    </Button>
  );
}

function choice(locked: boolean) {
  return (
    <SegmentedControl aria-label="Quality">
      <SegmentedControlItem value="hd" locked={locked}>
        HD
      </SegmentedControlItem>
    </SegmentedControl>
  );
}
