// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { ComponentProps, ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { Slot, Slottable } from './slot';

function render(node: ReactNode) {
  const host = document.createElement('div');
  const root = createRoot(host);
  flushSync(() => root.render(node));
  return { host, element: host.querySelector('a'), unmount: () => flushSync(() => root.unmount()) };
}

test('the child receives the props, and its own values win', () => {
  const { host } = render(
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

test('an undefined prop overrides neither a default of the child nor a prop of the slot', () => {
  const Child = ({ title = 'default', ...props }: ComponentProps<'a'>) => (
    <a lang="en" title={title} {...props} />
  );
  const { host } = render(
    <Slot lang={undefined} title={undefined} id="ours">
      <Child id={undefined} />
    </Slot>,
  );
  expect(host.innerHTML).toContain('lang="en" title="default" id="ours"');
});

test('without classes and styles the attributes are absent', () => {
  const { host } = render(
    <Slot lang="en">
      <a href="#x">Go</a>
    </Slot>,
  );
  expect(host.innerHTML).toBe('<a href="#x" lang="en">Go</a>');
});

test("both handlers run, the child's first, and a single handler runs as well", () => {
  const calls: string[] = [];
  const { element } = render(
    <Slot onClick={() => calls.push('slot')} onFocus={() => calls.push('focus')}>
      <a href="#x" onClick={() => calls.push('child')} onFocus={undefined}>
        Go
      </a>
    </Slot>,
  );
  document.body.append(element?.parentElement ?? '');
  element?.click();
  element?.focus();
  expect(calls).toEqual(['child', 'slot', 'focus']);
});

test('both refs are set, and cleared when the element is unmounted', () => {
  const slot = { current: null };
  const cleanup = vi.fn<() => void>();
  const child = vi.fn(() => cleanup);
  const { element, unmount } = render(
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
  expect(cleanup).toHaveBeenCalledOnce();
});

test('a marked child receives the props and keeps its siblings', () => {
  const { host } = render(
    <Slot lang="en">
      <i />
      <Slottable>
        <a href="#x">Go</a>
      </Slottable>
      {false}
      <b />
    </Slot>,
  );
  expect(host.innerHTML).toBe('<a href="#x" lang="en"><i></i><span>Go</span><b></b></a>');
});

test('children other than one element throw an error', () => {
  for (const children of ['words', [<i key="1" />, <b key="2" />], null]) {
    expect(() => renderToString(<Slot>{children}</Slot>)).toThrow('asChild takes exactly one element.');
  }
});
