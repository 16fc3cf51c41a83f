// @vitest-environment happy-dom
import { act, createRef, type Ref } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cases, WITHOUT_ELEMENT } from './cases';
import { componentNames } from './exports';
import type { Case } from './case';

const NAMED = Object.entries(cases).map(([name, draw]) => ({ name, draw }));

let unmount = async () => {};
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

/** The one element that bears what the host gave to the root. */
async function drawWithProbe(draw: Case) {
  const ref = createRef<HTMLElement>();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  unmount = async () => {
    await act(async () => root.unmount());
    container.remove();
  };
  // Some parts, a toast among them, draw themselves only after a transition.
  await act(async () =>
    root.render(draw({ 'data-probe': 'here', className: 'of-the-host', ref: ref as Ref<never> })),
  );
  // Others fetch what is behind their button once it is opened.
  await act(() => vi.dynamicImportSettled());
  const bearers = document.querySelectorAll<HTMLElement>('[data-probe=here]');
  return { bearers, bearer: bearers[0], ref };
}

test('every component that can be imported is tried, or has no element to try', () => {
  expect([...NAMED.map(({ name }) => name), ...Object.keys(WITHOUT_ELEMENT)].sort()).toEqual(componentNames);
});

test.each(NAMED)('$name gives what else it is given to one element', async ({ draw }) => {
  expect((await drawWithProbe(draw)).bearers).toHaveLength(1);
});

test.each(NAMED)("$name's ref is that element", async ({ draw }) => {
  const { bearer, ref } = await drawWithProbe(draw);
  expect(ref.current).toBe(bearer);
});

test.each(NAMED)("$name puts the host's class last", async ({ draw }) => {
  const { bearer } = await drawWithProbe(draw);
  expect(bearer?.getAttribute('class')?.split(' ').at(-1)).toBe('of-the-host');
});

test.each(NAMED)('$name says by data-slot what it is', async ({ draw }) => {
  expect((await drawWithProbe(draw)).bearer?.dataset['slot']).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
});
