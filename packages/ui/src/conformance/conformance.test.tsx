// @vitest-environment happy-dom
import { createRef, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { cases, WITHOUT_ELEMENT } from './cases';
import { componentNames } from './exports';
import type { Case } from './case';

const NAMED = Object.entries(cases).map(([name, draw]) => ({ name, draw }));

let unmount = () => {};
afterEach(() => unmount());

/** The one element that bears what the host gave to the root. */
function drawWithProbe(draw: Case) {
  const ref = createRef<HTMLElement>();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  unmount = () => {
    flushSync(() => root.unmount());
    container.remove();
  };
  flushSync(() =>
    root.render(draw({ 'data-probe': 'here', className: 'of-the-host', ref: ref as Ref<never> })),
  );
  const bearers = document.querySelectorAll<HTMLElement>('[data-probe=here]');
  return { bearers, bearer: bearers[0], ref };
}

test('every component that can be imported is tried, or has no element to try', () => {
  expect([...NAMED.map(({ name }) => name), ...Object.keys(WITHOUT_ELEMENT)].sort()).toEqual(componentNames);
});

test.each(NAMED)('$name gives what else it is given to one element', ({ draw }) => {
  expect(drawWithProbe(draw).bearers).toHaveLength(1);
});

test.each(NAMED)("$name's ref is that element", ({ draw }) => {
  const { bearer, ref } = drawWithProbe(draw);
  expect(ref.current).toBe(bearer);
});

test.each(NAMED)("$name puts the host's class last", ({ draw }) => {
  const { bearer } = drawWithProbe(draw);
  expect(bearer?.getAttribute('class')?.split(' ').at(-1)).toBe('of-the-host');
});

test.each(NAMED)('$name says by data-slot what it is', ({ draw }) => {
  expect(drawWithProbe(draw).bearer?.dataset['slot']).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
});
