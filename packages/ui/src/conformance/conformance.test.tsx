// @vitest-environment happy-dom
import { act, createRef, type Ref } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { cases, WITHOUT_ELEMENT } from './cases';
import { componentNames } from './exports';
import type { Case } from './case';

const NAMED = Object.entries(cases).map(([name, draw]) => ({ name, draw }));

/** Renders a case with probe props and finds the elements that have them. */
async function drawWithProbe(draw: Case) {
  const ref = createRef<HTMLElement>();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  // Some components, for example a toast, render only after a React transition.
  await act(async () =>
    root.render(draw({ 'data-probe': 'here', className: 'of-the-host', ref: ref as Ref<never> })),
  );
  // Others load their content when their button opens it.
  await act(() => vi.dynamicImportSettled());
  const bearers = document.querySelectorAll<HTMLElement>('[data-probe=here]');
  return {
    bearers,
    ref,
    async unmount() {
      await act(async () => root.unmount());
      container.remove();
    },
  };
}

test('every component that can be imported is tried, or has no element to try', () => {
  expect([...NAMED.map(({ name }) => name), ...Object.keys(WITHOUT_ELEMENT)].sort()).toEqual(componentNames);
});

describe.each(NAMED)('$name', ({ draw }) => {
  let drawn: Awaited<ReturnType<typeof drawWithProbe>>;
  const bearer = () => drawn.bearers[0];

  beforeAll(async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    drawn = await drawWithProbe(draw);
  });
  afterAll(async () => {
    await drawn.unmount();
    vi.unstubAllGlobals();
  });

  test('gives what else it is given to one element', () => expect(drawn.bearers).toHaveLength(1));

  test('takes a ref to that element', () => expect(drawn.ref.current).toBe(bearer()));

  test("puts the host's class last", () =>
    expect(bearer()?.getAttribute('class')?.split(' ').at(-1)).toBe('of-the-host'));

  test('says by data-ui what it is', () => expect(bearer()?.dataset['ui']).toMatch(/^[a-z]+(-[a-z0-9]+)*$/));
});
