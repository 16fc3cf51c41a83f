// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { Slot, Slottable } from './slot';

function draw(node: ReactNode) {
  const host = document.createElement('div');
  const root = createRoot(host);
  flushSync(() => root.render(node));
  return { host, element: host.querySelector('a'), leave: () => flushSync(() => root.unmount()) };
}

test('the one child takes the props, and has the last word', () => {
  const { host } = draw(
    <Slot className="ours" title="ours" lang="en" style={{ color: 'red', margin: 0 }}>
      <a href="#x" className="theirs" title="theirs" style={{ color: 'blue' }}>
        Go
      </a>
    </Slot>,
  );
  expect(host.innerHTML).toBe(
    '<a href="#x" class="ours theirs" title="theirs" style="color: blue; margin: 0px;" lang="en">Go</a>',
  );
});

test('without classes and styles of either there are none', () => {
  const { host } = draw(
    <Slot lang="en">
      <a href="#x">Go</a>
    </Slot>,
  );
  expect(host.innerHTML).toBe('<a href="#x" lang="en">Go</a>');
});

test("both handlers run, the child's first; one alone runs as well", () => {
  const heard: string[] = [];
  const { element } = draw(
    <Slot onClick={() => heard.push('slot')} onFocus={() => heard.push('focus')}>
      <a href="#x" onClick={() => heard.push('child')} onFocus={undefined}>
        Go
      </a>
    </Slot>,
  );
  document.body.append(element?.parentElement ?? '');
  element?.click();
  element?.focus();
  expect(heard).toEqual(['child', 'slot', 'focus']);
});

test('both refs are called, again when the element is unmounted', () => {
  const slot = { current: null };
  const leave = vi.fn<() => void>();
  const child = vi.fn(() => leave);
  const { element, leave: unmount } = draw(
    <Slot ref={slot}>
      <a href="#x" ref={child}>
        Go
      </a>
    </Slot>,
  );
  expect(slot.current).toBe(element);
  expect(child).toHaveBeenCalledExactlyOnceWith(element);
  unmount();
  expect(slot.current).toBeNull();
  expect(leave).toHaveBeenCalledOnce();
});

test('a marked child takes the props and keeps what stands beside it', () => {
  const { host } = draw(
    <Slot lang="en">
      <i />
      <Slottable>
        <a href="#x">Go</a>
      </Slottable>
      {false}
      <b />
    </Slot>,
  );
  expect(host.innerHTML).toBe('<a href="#x" lang="en"><i></i>Go<b></b></a>');
});

test('anything but one element is refused', () => {
  for (const children of ['words', [<i key="1" />, <b key="2" />], null]) {
    expect(() => renderToString(<Slot>{children}</Slot>)).toThrow('asChild takes exactly one element.');
  }
});
